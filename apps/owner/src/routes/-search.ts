import {
  REQUEST_STEPS,
  type NewRequestStep,
} from '../features/conversations/new-request/new-request-steps.ts';

type Search = Readonly<Record<string, unknown>>;

const toText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** Parses the page to open after signing in. Like all parsers here, drops unknown parameters. */
export const guestSearch = ({ from }: Search): { from?: string | undefined } => ({
  from: toText(from),
});

export const signUpSearch = ({ invitation }: Search): { invitation?: string | undefined } => ({
  invitation: toText(invitation),
});

/** Parses the id of the pet that a new diary entry is about. */
export const newNoteSearch = ({ pet }: Search): { pet?: string | undefined } => ({
  pet: toText(pet),
});

/** Parses the id of the clinic with which the new pet is shared next. */
export const newPetSearch = ({ clinic }: Search): { clinic?: string | undefined } => ({
  clinic: toText(clinic),
});

export type VetsSearch = {
  code?: string | undefined;
  animals?: string | undefined;
  joined?: true | undefined;
};

/**
 * Parses a clinic code from a link, or the clinic whose shared pets are to be chosen and whether it was just
 * joined.
 */
export const vetsSearch = ({ code, animals, joined }: Search): VetsSearch => ({
  code: toText(code),
  animals: toText(animals),
  joined: joined === true ? true : undefined,
});

/** Parses the id of the conversation to pay. */
export const paymentsSearch = ({ pay }: Search): { pay?: string | undefined } => ({
  pay: toText(pay),
});

/** Parses the message (`seq`) at which a conversation opens, and the video meeting to join. */
export const chatSearch = ({
  seq,
  video,
}: Search): { seq?: number | undefined; video?: string | undefined } => ({
  seq: typeof seq === 'number' && Number.isSafeInteger(seq) && seq > 0 ? seq : undefined,
  video: toText(video),
});

/** Parses whether past appointments are listed; upcoming ones are the default. */
export const appointmentsSearch = ({ when }: Search): { when?: 'past' | undefined } => ({
  when: when === 'past' ? 'past' : undefined,
});

export type NewRequestSearch = {
  step?: NewRequestStep | undefined;
  pet?: string | undefined;
  clinic?: string | undefined;
  service?: string | undefined;
  followUp?: string | undefined;
  resume?: true | undefined;
};

/** Parses the step, the suggestions for a new request, and whether the draft is continued without asking. */
export const newRequestSearch = ({
  step,
  pet,
  clinic,
  service,
  followUp,
  resume,
}: Search): NewRequestSearch => ({
  step: REQUEST_STEPS.find((each) => each === step),
  pet: toText(pet),
  clinic: toText(clinic),
  service: toText(service),
  followUp: toText(followUp),
  resume: resume === true ? true : undefined,
});
