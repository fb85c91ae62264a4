/** The tables that no policy guards, and why nobody's data is in them. Every other table of the database has one. */
export const WITHOUT_POLICY: Readonly<Record<string, string>> = {
  schema_migrations: 'which files were applied',
  species: 'a catalogue, the same for all',
  breeds: 'a catalogue, the same for all',
  coats: 'a catalogue, the same for all',
  origins: 'a catalogue, the same for all',
  facility_types: 'a catalogue, the same for all',
  staff_roles: 'a catalogue, the same for all',
  provider_events: 'numbers of what a provider told, without what it was',
  sandbox_card_accounts: 'the card provider of machines without one: made-up accounts',
  sandbox_intents: 'the card provider of machines without one: payments by test cards',
  sandbox_refunds: 'the card provider of machines without one: what went back to test cards',
  sandbox_billing: 'the billing provider of machines without one: subscriptions by test cards',
  sandbox_onboarding_links: 'the card provider of machines without one: links to made-up accounts',
};

/** The tables of which a person sees no row at all: the server alone reads them. */
export const SERVER_ALONE: readonly string[] = [
  'outbox',
  'rate_counters',
  'sign_in_failures',
  'code_tries',
  'mailbox_letters',
  'unread_letters',
  'receipt_counters',
  'vat_trials',
];
