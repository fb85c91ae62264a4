export type ChargebeeKeys = {
  readonly site: string;
  readonly apiKey: string;
  /** Null: webhooks are refused and the provider is polled. */
  readonly webhook: { readonly user: string; readonly password: string } | null;
  readonly apiBase: URL | null;
};

type BillingEnvironment = {
  readonly CHARGEBEE_SITE?: string | undefined;
  readonly CHARGEBEE_API_KEY?: string | undefined;
  readonly CHARGEBEE_WEBHOOK_USER?: string | undefined;
  readonly CHARGEBEE_WEBHOOK_PASSWORD?: string | undefined;
  readonly CHARGEBEE_API_BASE?: string | undefined;
};

/** Returns the billing provider's keys; null if unset, so that the sandbox is used. */
export function toChargebeeKeys(env: BillingEnvironment): ChargebeeKeys | null {
  const { CHARGEBEE_SITE: site, CHARGEBEE_API_KEY: apiKey, CHARGEBEE_API_BASE: base } = env;
  const { CHARGEBEE_WEBHOOK_USER: user, CHARGEBEE_WEBHOOK_PASSWORD: password } = env;
  if (!site || !apiKey) return null;
  const webhook = user && password ? { user, password } : null;
  return { site, apiKey, webhook, apiBase: base ? new URL(base) : null };
}
