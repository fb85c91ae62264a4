import { connectionLost, refusal } from '../rendered/fake-server.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { vera, ids } from '../rendered/samples.test-data.ts';
import { expect, it, vi } from 'vitest';
import { AcceptInvitation } from './AcceptInvitation.tsx';

const as = { app: 'clinic', me: vera } as const;
const ACCEPT = 'POST /invitations/accept';

it('AcceptInvitation retries a lost answer with the same idempotency key and accepts once', async () => {
  const onDone = vi.fn<() => void>();
  const joined = { kind: 'STAFF', facilityId: ids.clinic };
  let tries = 0;
  const { server } = await renderScreen(
    <AcceptInvitation token="invited.token" onDone={onDone} />,
    {
      ...as,
      answers: {
        [ACCEPT]: () => {
          tries += 1;
          return tries === 1 ? connectionLost() : joined;
        },
      },
    },
  );
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(server.sent(ACCEPT).map(({ body, idempotencyKey }) => [body, idempotencyKey])).toEqual([
    [{ token: 'invited.token' }, 'accept:invited.token'],
    [{ token: 'invited.token' }, 'accept:invited.token'],
  ]);
});

it.each([
  { code: 'STATUS_CONFLICT', status: 409, title: 'This invitation is no longer valid' },
  { code: 'PLAN_LIMIT', status: 402, title: 'The clinic has no seats left' },
] as const)(
  'AcceptInvitation explains a refusal with $code and lets the user continue',
  async ({ code, status, title }) => {
    const onDone = vi.fn<() => void>();
    const { page } = await renderScreen(
      <AcceptInvitation token="invited.token" onDone={onDone} />,
      {
        ...as,
        answers: { [ACCEPT]: () => refusal(status, code) },
      },
    );
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    expect(onDone).toHaveBeenCalledTimes(1);
  },
);

it.each([
  { fault: 'an overloaded server', answer: () => refusal(503, 'UNAVAILABLE') },
  { fault: 'a lost connection', answer: () => connectionLost() },
])(
  'AcceptInvitation keeps the invitation after $fault and accepts it on retry',
  async ({ answer }) => {
    const onDone = vi.fn<() => void>();
    let isBack = false;
    const { page } = await renderScreen(
      <AcceptInvitation token="invited.token" onDone={onDone} />,
      {
        ...as,
        answers: {
          [ACCEPT]: () => (isBack ? { kind: 'STAFF', facilityId: ids.clinic } : answer()),
        },
      },
    );
    const again = page.getByRole('button', { name: 'Try again' });
    await expect.element(again).toBeVisible();
    await expect
      .element(page.getByText('This invitation is no longer valid'))
      .not.toBeInTheDocument();
    expect(onDone).not.toHaveBeenCalled();
    isBack = true;
    await again.click();
    await expect.poll(() => onDone.mock.calls.length).toBe(1);
  },
);
