import '@zampa/i18n/english/inbox';
import { noCounts } from '@zampa/shared-screens/rendered/counts.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { FilterBar } from './FilterBar.tsx';
import type { RequestsSearch } from './search.ts';

it('FilterBar closes the panel before the filtered list renders', async () => {
  const appliedSearches: { search: RequestsSearch; isPanelOpen: boolean }[] = [];
  const { page } = await renderAtClinic(
    <FilterBar
      search={{}}
      onSearch={(search) =>
        appliedSearches.push({ search, isPanelOpen: page.getByRole('dialog').query() !== null })
      }
    >
      {null}
    </FilterBar>,
    {
      answers: {
        'GET /requests/count': () => noCounts,
        'GET /users/facility/{id}/vets': () => [],
      },
    },
  );
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'New' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show' }).click();
  await expect
    .poll(() => appliedSearches)
    .toEqual([{ search: { status: ['NEW'] }, isPanelOpen: false }]);
});
