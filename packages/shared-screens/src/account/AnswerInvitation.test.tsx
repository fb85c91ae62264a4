import { connectionLost, refusal } from '../rendered/fake-server.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { vera, ids } from '../rendered/samples.test-data.ts';
import { expect, it, vi } from 'vitest';
import { AnswerInvitation } from './AnswerInvitation.tsx';

const as = { app: 'clinic', me: vera } as const;
const ACCEPT = 'POST /invitations/accept';

it('an invitation whose answer was lost is accepted once: the second try is known as the same', async () => {
  const done = vi.fn<() => void>();
  const joined = { kind: 'STAFF', facilityId: ids.clinic };
  let tries = 0;
  const { server } = await renderScreen(<AnswerInvitation token="invited.token" onDone={done} />, {
    ...as,
    answers: {
      [ACCEPT]: () => {
        tries += 1;
        return tries === 1 ? connectionLost() : joined;
      },
    },
  });
  await expect.poll(() => done.mock.calls.length).toBe(1);
  expect(server.sent(ACCEPT).map(({ body, idempotencyKey }) => [body, idempotencyKey])).toEqual([
    [{ token: 'invited.token' }, 'accept:invited.token'],
    [{ token: 'invited.token' }, 'accept:invited.token'],
  ]);
});

it.each([
  { code: 'STATUS_CONFLICT', status: 409, title: 'This invitation has ended' },
  { code: 'PLAN_LIMIT', status: 402, title: 'No seat is free at this clinic' },
] as const)(
  'one that is refused with $code says why, and leads on',
  async ({ code, status, title }) => {
    const done = vi.fn<() => void>();
    const { page } = await renderScreen(<AnswerInvitation token="invited.token" onDone={done} />, {
      ...as,
      answers: { [ACCEPT]: () => refusal(status, code) },
    });
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    await page.getByRole('button', { name: 'Go on' }).click();
    expect(done).toHaveBeenCalledTimes(1);
  },
);

it.each([
  { fault: 'a server that has too much to do', answer: () => refusal(503, 'UNAVAILABLE') },
  { fault: 'a lost connection', answer: () => connectionLost() },
])('$fault ends no invitation: it is accepted when it is asked for again', async ({ answer }) => {
  const done = vi.fn<() => void>();
  let isBack = false;
  const { page } = await renderScreen(<AnswerInvitation token="invited.token" onDone={done} />, {
    ...as,
    answers: {
      [ACCEPT]: () => (isBack ? { kind: 'STAFF', facilityId: ids.clinic } : answer()),
    },
  });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  await expect.element(page.getByText('This invitation has ended')).not.toBeInTheDocument();
  expect(done).not.toHaveBeenCalled();
  isBack = true;
  await again.click();
  await expect.poll(() => done.mock.calls.length).toBe(1);
});
