/** Tables without a policy, and why they hold no personal data. All other tables have one. */
export const WITHOUT_POLICY: Readonly<Record<string, string>> = {
  schema_migrations: 'the applied migrations',
  species: 'a catalogue, the same for all',
  breeds: 'a catalogue, the same for all',
  coats: 'a catalogue, the same for all',
  origins: 'a catalogue, the same for all',
  preventive_items: 'a catalogue, the same for all',
  starter_note_templates: 'a catalogue, the same for all',
  facility_types: 'a catalogue, the same for all',
  staff_roles: 'a catalogue, the same for all',
  provider_events: 'ids of provider events, without their content',
  sandbox_card_accounts: 'the card provider of machines without one: made-up accounts',
  sandbox_intents: 'the card provider of machines without one: payments by test cards',
  sandbox_refunds: 'the card provider of machines without one: what went back to test cards',
  sandbox_billing: 'the billing provider of machines without one: subscriptions by test cards',
  sandbox_onboarding_links: 'the card provider of machines without one: links to made-up accounts',
};

/** Tables that only the server reads; a person sees none of their rows. */
export const SERVER_ALONE: readonly string[] = [
  'outbox',
  'audit_queue',
  'sign_in_challenges',
  'rate_counters',
  'sign_in_failures',
  'code_tries',
  'mailbox_letters',
  'unread_letters',
  'receipt_counters',
  'vat_trials',
  'due_refreshes',
];
