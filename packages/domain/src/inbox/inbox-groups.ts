import type { InboxKind } from './inbox-kinds.ts';

/** Groups of inbox items, in display order. */
export const INBOX_GROUPS = [
  'MESSAGES',
  'REQUESTS',
  'TIMES',
  'CALLED_OFF',
  'PAYMENTS',
  'TO_JOIN',
] as const;
export type InboxGroup = (typeof INBOX_GROUPS)[number];

const groups: Readonly<Record<InboxKind, InboxGroup>> = {
  MESSAGE: 'MESSAGES',
  VIDEO_WAITING: 'MESSAGES',
  VIDEO_CALL: 'MESSAGES',
  REQUEST: 'REQUESTS',
  TIME_ASKED: 'TIMES',
  TO_BE_MOVED: 'TIMES',
  PROPOSAL: 'TIMES',
  PROPOSAL_ANSWERED: 'TIMES',
  CALLED_OFF: 'CALLED_OFF',
  PAYMENT_FAILED: 'PAYMENTS',
  PAYMENT_DUE: 'PAYMENTS',
  JOIN: 'TO_JOIN',
  FAMILY_REQUEST: 'TO_JOIN',
  INVITATION: 'TO_JOIN',
};

/** Returns the inbox kinds of a group. */
export const kindsOfGroup = (group: InboxGroup): readonly InboxKind[] =>
  (Object.keys(groups) as InboxKind[]).filter((kind) => groups[kind] === group);

/** Sums counts per kind to counts per group. */
export function sumByGroup(
  counts: Readonly<Partial<Record<InboxKind, number>>>,
): Readonly<Record<InboxGroup, number>> {
  const sumOf = (group: InboxGroup) =>
    kindsOfGroup(group).reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
  return {
    MESSAGES: sumOf('MESSAGES'),
    REQUESTS: sumOf('REQUESTS'),
    TIMES: sumOf('TIMES'),
    CALLED_OFF: sumOf('CALLED_OFF'),
    PAYMENTS: sumOf('PAYMENTS'),
    TO_JOIN: sumOf('TO_JOIN'),
  };
}
