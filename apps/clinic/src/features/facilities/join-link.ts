/** Returns the link with which a pet owner joins a facility: the owner app with the code filled in. */
export function joinLink(origin: string, code: string): string {
  return `${origin}/app/workspace/vets?code=${encodeURIComponent(code)}`;
}
