/**
 * Formats a query that people can read: the comma and the semicolon of references stay, a space is `%20`.
 *
 * @returns Empty, or what follows a path: `?translation=KJV&reference=Jn%203,16`.
 */
export function queryString(parameters: Iterable<readonly [name: string, value: string]>): string {
  const pairs = [...parameters].map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll("%2C", ",").replaceAll("%3B", ";");
}
