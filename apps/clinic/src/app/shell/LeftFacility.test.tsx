import { useMe, useSaveMe } from '@zampa/client/session/use-me';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { useFacilityChoice } from '../../facility/FacilityProvider.tsx';
import { LeftFacility } from './LeftFacility.tsx';

/** Where somebody works, and an admin who takes them off the staff of it. */
function Place({ next }: { next: readonly string[] }) {
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
      {left && <LeftFacility name={left.name} onClose={forgetLeft} />}
    </>
  );
}

it.each([
  { next: [], place: 'nowhere' },
  { next: ['Clinica Aurelia'], place: 'Clinica Aurelia' },
])('who is taken off the staff is told so before they go on at $place', async ({ next, place }) => {
  const { page } = await renderAtClinic(<Place next={next} />);
  const told = page.getByRole('dialog', {
    name: 'You do not work at Clinica San Luca any more',
  });
  await expect.element(page.getByText('At work: Clinica San Luca')).toBeVisible();
  expect(told.query()).toBeNull();
  await page.getByRole('button', { name: 'Take off the staff' }).click();
  await expect.element(told).toBeVisible();
  await expect.element(page.getByText(`At work: ${place}`)).toBeInTheDocument();
  await told.getByRole('button', { name: 'Go on' }).click();
  await expect.element(told).not.toBeInTheDocument();
});
