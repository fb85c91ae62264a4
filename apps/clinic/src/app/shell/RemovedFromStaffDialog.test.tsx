import { useMe, useSaveMe } from '@zampa/client/session/use-me';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { useFacilityChoice } from '../../facility/FacilityProvider.tsx';
import { RemovedFromStaffDialog } from './RemovedFromStaffDialog.tsx';

/** Shows where the user works, with a button that removes them from the staff. */
function Workplace({ next }: { next: readonly string[] }) {
  const { facility, facilities, left, forgetLeft } = useFacilityChoice();
  const [me, saveMe] = [useMe(), useSaveMe()];
  const [own] = facilities;
  const others = own ? next.map((name) => ({ ...own, id: name, name })) : [];
  return (
    <>
      <p>At work: {facility?.name ?? 'nowhere'}</p>
      <button type="button" onClick={() => saveMe({ ...me, facilities: others })}>
        Take off the staff
      </button>
      {left && <RemovedFromStaffDialog name={left.name} onClose={forgetLeft} />}
    </>
  );
}

it.each([
  { next: [], place: 'nowhere' },
  { next: ['Clinica Aurelia'], place: 'Clinica Aurelia' },
])(
  'FacilityProvider reports a removal from the staff before the user continues (next workplace: $place)',
  async ({ next, place }) => {
    const { page } = await renderAtClinic(<Workplace next={next} />);
    const dialog = page.getByRole('dialog', {
      name: 'You no longer work at Clinica San Luca',
    });
    await expect.element(page.getByText('At work: Clinica San Luca')).toBeVisible();
    expect(dialog.query()).toBeNull();
    await page.getByRole('button', { name: 'Take off the staff' }).click();
    await expect.element(dialog).toBeVisible();
    await expect.element(page.getByText(`At work: ${place}`)).toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  },
);
