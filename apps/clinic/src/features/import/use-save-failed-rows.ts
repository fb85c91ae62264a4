import { useMutation } from '@tanstack/react-query';
import { csvFile } from '@zampa/client/files/csv-file';
import { saveFile } from '@zampa/client/files/download';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { failedRows, type ImportDraft } from './import-draft.ts';
import { useRowErrorText } from './use-row-errors.ts';

/** Returns a mutation that saves the rows that were not imported as a CSV file, each with its reason. */
export function useSaveFailedRows(draft: Extract<ImportDraft, { step: 'done' }>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const reasonOf = useRowErrorText();
  const toTable = () => {
    const heading = [
      t('import:errors.row'),
      t('import:fields.firstName'),
      t('import:fields.lastName'),
      t('import:fields.email'),
      t('import:fields.phone'),
      t('import:errors.reason'),
    ];
    const rows = failedRows(draft).map(({ row, client }) => {
      const { firstName = '', lastName = '', email, phone } = client;
      return [
        String(row),
        firstName,
        lastName,
        email ?? '',
        phone ?? '',
        reasonOf(draft.verdicts[row]),
      ];
    });
    return [heading, ...rows];
  };
  return useMutation({
    mutationFn: async () => saveFile(await csvFile(toTable(), language), 'zampa-errors.csv'),
  });
}
