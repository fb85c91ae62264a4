import type { Conversation } from '@zampa/contract/conversations/conversation';
import { describe, expect, it } from 'vitest';
import { hasOpenProposal } from './open-proposal.ts';

const now = new Date('2026-11-22T10:00:00Z');
const EARLIER = '2026-11-22T09:00:00Z';
const LATER = '2026-11-23T09:00:00Z';

const proposed = (status: string, expiresAt: string, ...starts: string[]) =>
  ({
    payload: { status },
    proposal: { payload: { expiresAt, times: starts.map((start) => ({ start, end: start })) } },
  }) as Conversation;

describe('hasOpenProposal', () => {
  it.each([
    { why: 'a future time', conversation: proposed('NEW', LATER, EARLIER, LATER), open: true },
    { why: 'only past times', conversation: proposed('NEW', LATER, EARLIER), open: false },
    { why: 'a proposal that ended', conversation: proposed('NEW', EARLIER, LATER), open: false },
    { why: 'an ended visit', conversation: proposed('CLOSED', LATER, LATER), open: false },
    {
      why: 'nothing proposed',
      conversation: { ...proposed('NEW', LATER, LATER), proposal: null },
      open: false,
    },
  ])('is $open for $why', ({ conversation, open }) => {
    expect(hasOpenProposal(conversation, now)).toBe(open);
  });
});
