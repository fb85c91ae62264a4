const WORKERS: readonly string[] = ['/sw.js', '/app/sw.js'];
const CARD_FORM = 'https://js.stripe.com';

type Rules = { readonly createScriptURL: (address: string) => string | null };

/** The parts of Trusted Types that are used here. Not all browsers support them. */
type TrustedTypes = {
  readonly defaultPolicy: unknown;
  createPolicy(name: 'default', rules: Rules): unknown;
};

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

/**
 * Creates the app's only Trusted Types policy. The content security policy refuses strings as markup, as code and as
 * script URLs; this policy accepts the URLs of the workers and of the card provider's script.
 */
export function trustScripts(
  origin = window.location.origin,
  types: TrustedTypes | null = window.trustedTypes ?? null,
): void {
  // Zod reads this before its first schema. Otherwise it tests whether it may compile code, which violates the policy.
  Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });
  if (!types || types.defaultPolicy) return;
  types.createPolicy('default', {
    createScriptURL: (address) => (isTrusted(address, origin) ? address : null),
  });
}

function isTrusted(address: string, origin: string): boolean {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null;
  if (url?.origin === CARD_FORM) return true;
  return url?.origin === origin && WORKERS.includes(url.pathname);
}
