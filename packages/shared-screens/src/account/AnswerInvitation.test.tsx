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

it('one that is over says so, and leads on', async () => {
  const done = vi.fn<() => void>();
  const { page } = await renderScreen(<AnswerInvitation token="invited.token" onDone={done} />, {
    ...as,
    answers: { [ACCEPT]: () => refusal(409, 'STATUS_CONFLICT') },
  });
  await expect
    .element(page.getByRole('heading', { name: 'This invitation has ended' }))
    .toBeVisible();
  await page.getByRole('button').click();
  expect(done).toHaveBeenCalledTimes(1);
});
