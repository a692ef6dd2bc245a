"""The doors: how many connections a process has, and how much of the rest one address may ask for."""
