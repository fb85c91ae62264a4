import '@zampa/i18n/english/clients';
import { expect, it, vi } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { ClientList } from './ClientList.tsx';
import { ListSelects } from './ListSelects.tsx';

it('ListSelects filters the clients by what is due and keeps the order', async () => {
  const onSearch = vi.fn<() => void>();
  const { page } = await renderAtClinic(
    <ListSelects search={{ sort: 'recent', tab: 'active' }} onSearch={onSearch} />,
    {},
  );
  await page.getByLabelText('Preventive care').selectOptions('Preventive care overdue');
  expect(onSearch).toHaveBeenCalledWith(
    { sort: 'recent', tab: 'active', due: 'OVERDUE' },
    { replace: true },
  );
});

it('ClientList asks for the clients with overdue pets, and has a text for an empty list', async () => {
  const { page, server } = await renderAtClinic(
    <ClientList search={{ due: 'OVERDUE' }} howToJoin={null} />,
    { answers: { 'GET /users/facility/{id}/clients': () => [] } },
  );
  await expect.element(page.getByText('No preventive care is due')).toBeVisible();
  expect(server.sent('GET /users/facility/{id}/clients')[0]?.query).toMatchObject({
    due: 'OVERDUE',
  });
});
