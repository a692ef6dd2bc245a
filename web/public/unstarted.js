/* Lets index.html say at once that the page does not start. Written for browsers of any age. */
(function () {
  function fail() {
    if (document.getElementById("unstarted")) document.documentElement.className += " failed";
  }
  // a script that cannot be loaded or read, and one that fails before the page is there
  window.addEventListener("error", fail, true);
  window.addEventListener("unhandledrejection", fail);
  if (!("noModule" in document.createElement("script"))) fail();
})();
