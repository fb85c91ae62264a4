import {
  ASK_STEPS,
  type NewRequestStep,
} from '../features/conversations/new-request/new-request-steps.ts';

type Search = Readonly<Record<string, unknown>>;

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** Returns what stands behind the `?` of each page. Whatever else an address brings is dropped. */
export const guestSearch = ({ from }: Search): { from?: string | undefined } => ({
  from: text(from),
});

export const signUpSearch = ({ invitation }: Search): { invitation?: string | undefined } => ({
  invitation: text(invitation),
});

export const petSearch = ({ edit }: Search): { edit?: true | undefined } => ({
  edit: edit === true ? true : undefined,
});

/** Returns the clinic that the new pet is shown to next. */
export const newPetSearch = ({ clinic }: Search): { clinic?: string | undefined } => ({
  clinic: text(clinic),
});

export type VetsSearch = {
  code?: string | undefined;
  animals?: string | undefined;
  joined?: true | undefined;
};

/** Returns the code of a link, or the clinic whose animals are chosen and whether it was joined a moment ago. */
export const vetsSearch = ({ code, animals, joined }: Search): VetsSearch => ({
  code: text(code),
  animals: text(animals),
  joined: joined === true ? true : undefined,
});

/** Returns the conversation whose payment is asked for. */
export const paymentsSearch = ({ pay }: Search): { pay?: string | undefined } => ({
  pay: text(pay),
});

/** Returns the message that a conversation is opened at, and the video meeting that is entered. */
export const chatSearch = ({
  seq,
  video,
}: Search): { seq?: number | undefined; video?: string | undefined } => ({
  seq: typeof seq === 'number' && Number.isSafeInteger(seq) && seq > 0 ? seq : undefined,
  video: text(video),
});

/** Returns what is to come, unless what is over is asked for. */
export const appointmentsSearch = ({ when }: Search): { when?: 'past' | undefined } => ({
  when: when === 'past' ? 'past' : undefined,
});

export type NewRequestSearch = {
  step?: NewRequestStep | undefined;
  pet?: string | undefined;
  clinic?: string | undefined;
  followUp?: string | undefined;
};

export const newRequestSearch = ({ step, pet, clinic, followUp }: Search): NewRequestSearch => ({
  step: ASK_STEPS.find((known) => known === step),
  pet: text(pet),
  clinic: text(clinic),
  followUp: text(followUp),
});
