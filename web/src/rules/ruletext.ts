/** Text ids of rule sets, ``figs?target=11``, taken apart and put together; what they mean is the server's. */

export type Options = Readonly<Record<string, string>>;

export interface RulesParts {
  base: string;
  options: Options;
}

export function splitRules(text: string): RulesParts {
  const [base = "", query = ""] = text.trim().split("?", 2);
  const pairs = query.split("&").filter((part) => part.includes("="));
  return { base, options: Object.fromEntries(pairs.map(splitPair)) };
}

export function joinRules({ base, options }: RulesParts): string {
  const query = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return query.length === 0 ? base : `${base}?${query.join("&")}`;
}

function splitPair(part: string): [string, string] {
  const equals = part.indexOf("=");
  return [part.slice(0, equals), part.slice(equals + 1)];
}
