import '@zampa/i18n/english/import';
import { expect, it, vi } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { UndoImport } from './UndoImport.tsx';

it('UndoImport undoes the import only after confirmation', async () => {
  const undone = vi.fn<() => void>();
  const { page } = await renderAtClinic(
    <UndoImport isBusy={false} problem={null} onUndo={undone} />,
  );
  const undo = page.getByRole('button', { name: 'Undo import' });
  await undo.click();
  const dialog = page.getByRole('dialog', { name: 'Undo the import?' });
  await expect.element(dialog).toBeVisible();
  expect(undone).not.toHaveBeenCalled();
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(undone).not.toHaveBeenCalled();
  await undo.click();
  await dialog.getByRole('button', { name: 'Undo import' }).click();
  expect(undone).toHaveBeenCalledOnce();
});
