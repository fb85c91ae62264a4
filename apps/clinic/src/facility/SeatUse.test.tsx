import { expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { SeatUse } from './SeatUse.tsx';

it.each([
  { who: 'who chooses the plan', mayChoose: true, says: 'For new invitations', links: 1 },
  { who: 'everybody else', mayChoose: false, says: 'until an admin has made room', links: 0 },
])(
  'says to $who what can be done where all seats are taken',
  async ({ mayChoose, says, links }) => {
    const { page } = await renderAtClinic(
      <SeatUse users={{ used: 5, included: 5 }} mayChoose={mayChoose} />,
    );
    await expect.element(page.getByText(says)).toBeVisible();
    expect(page.getByRole('link').elements()).toHaveLength(links);
  },
);
