import '@zampa/i18n/english/inbox';
import { noCounts } from '@zampa/shared-screens/rendered/counts.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { FilterBar } from './FilterBar.tsx';
import type { RequestsSearch } from './search.ts';

it('FilterBar applies each filter while its panel is open, and returns the focus on closing', async () => {
  const applied: RequestsSearch[] = [];
  const { page } = await renderAtClinic(
    <FilterBar search={{}} onSearch={(search) => applied.push(search)}>
      {null}
    </FilterBar>,
    {
      answers: {
        'GET /requests/count': () => noCounts,
        'GET /users/facility/{id}/vets': () => [],
      },
    },
  );
  const button = page.getByRole('button', { name: 'Filters' });
  await button.click();
  const panel = page.getByRole('dialog', { name: 'Filter requests' });
  await panel.getByRole('checkbox', { name: 'Unassigned' }).click();
  await expect.poll(() => applied).toEqual([{ assignees: ['nobody'] }]);
  await panel.getByRole('button', { name: 'Show' }).click();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});
