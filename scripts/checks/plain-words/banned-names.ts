/** No identifier begins with one of these words: `docs/vocabulary.md` names the word to use instead. */
export const BANNED_FIRST_WORDS = [
  'ask',
  'gate',
  'given',
  'hear',
  'keep',
  'reach',
  'served',
  'settle',
  'standing',
  'sweep',
  'tell',
  'told',
  'wanted',
] as const;

/** Participles, pronouns and prepositions that could name anything. No identifier is one of them. */
export const BANNED_WHOLE_NAMES = [
  'anew',
  'asked',
  'brought',
  'by',
  'charged',
  'delivered',
  'done',
  'gone',
  'judged',
  'kept',
  'known',
  'made',
  'meant',
  'meanwhile',
  'met',
  'said',
  'settled',
  'spoken',
  'what',
  'which',
  'who',
  'whom',
  'whose',
] as const;

/** No function is named by a participle alone: its name would hide what it does. */
export const BANNED_FUNCTION_NAMES = [
  'chosen',
  'found',
  'held',
  'joined',
  'left',
  'marked',
  'moved',
  'named',
  'parted',
  'put',
  'sent',
  'shown',
  'stored',
  'taken',
  'tried',
  'waiting',
  'written',
] as const;

/** Names that stay although they are banned, each with the reason. */
export const ALLOWED_NAMES: Readonly<Record<string, string>> = {
  givenOn: 'a field of the API',
  keepAlive: 'Node names the option so',
  keepAliveTimeout: 'Node names the option so',
  keepDefaultValues: 'React Hook Form names the option so',
  kept: 'an index of the browser database',
  tellClient: 'a field of the API',
};
