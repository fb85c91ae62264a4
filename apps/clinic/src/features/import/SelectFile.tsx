import '@zampa/i18n/english/problems';
import { Button, FileButton } from '@mantine/core';
import { IconDownload, IconFileImport } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { csvFile } from '@zampa/client/files/csv-file';
import { saveFile } from '@zampa/client/files/download';
import { IMPORT_MAX } from '@zampa/domain/import/verdicts';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CELL_FIELDS } from './field-list.ts';
import styles from './ImportScreen.module.css';
import { readSheetsOf, UnreadableFile } from './read-file.ts';
import { isTooLarge, type NamedSheet } from './sheet.ts';
import { useFieldNames } from './use-field-names.ts';

export interface SelectFileProps {
  onFile: (fileName: string, sheets: readonly NamedSheet[]) => void;
}

/** Shows the first step: a file of this device, or a template to fill in. */
export function SelectFile({ onFile }: SelectFileProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const names = useFieldNames();
  const read = useMutation({
    mutationFn: async (file: File) => {
      const sheets = await readSheetsOf(file);
      // Of several another may be meant.
      if (sheets.every(({ sheet }) => isTooLarge(sheet))) throw new TooManyRows();
      return { name: file.name, sheets };
    },
    onSuccess: ({ name, sheets }) => onFile(name, sheets),
  });
  const saveTemplate = useMutation({
    mutationFn: async () => {
      const columns = CELL_FIELDS.map((field) => names[field]);
      saveFile(await csvFile([columns], language), 'zampa-template.csv');
    },
  });
  return (
    <section className={styles['step']}>
      <h2>{t('import:file.title')}</h2>
      <p>{t('import:file.why', { count: IMPORT_MAX })}</p>
      <Row>
        <FileButton
          accept=".csv,.txt,.xlsx,text/csv"
          onChange={(file) => file && read.mutate(file)}
          inputProps={{ 'aria-label': t('import:file.choose') }}
        >
          {(props) => (
            <Button
              {...props}
              loading={read.isPending}
              leftSection={<IconFileImport size={18} aria-hidden="true" />}
            >
              {t('import:file.choose')}
            </Button>
          )}
        </FileButton>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          loading={saveTemplate.isPending}
          onClick={() => saveTemplate.mutate()}
        >
          {t('import:file.template')}
        </Button>
      </Row>
      <CallProblem error={saveTemplate.error} />
      <ErrorLine>{read.error && faultText(read.error)}</ErrorLine>
    </section>
  );

  function faultText(error: Error): string {
    if (error instanceof TooManyRows) return t('problems:refusals.IMPORT_TOO_LARGE');
    return error instanceof UnreadableFile && error.fault === 'empty'
      ? t('import:file.empty')
      : t('import:file.unreadable');
  }
}

class TooManyRows extends Error {}
