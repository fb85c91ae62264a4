import '@zampa/i18n/english/problems';
import { Button, FileButton } from '@mantine/core';
import { IconDownload } from '@zampa/ui/icons/IconDownload';
import { IconFileImport } from '@zampa/ui/icons/IconFileImport';
import { useMutation } from '@tanstack/react-query';
import { csvFile } from '@zampa/client/files/csv-file';
import { saveFile } from '@zampa/client/files/download';
import { IMPORT_MAX } from '@zampa/domain/import/evaluate-rows';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CELL_FIELDS } from './field-list.ts';
import styles from './ImportScreen.module.css';
import { type ClientFile, readClientFile, UnreadableFile } from './files/read-file.ts';
import { isTooLarge } from './sheet.ts';
import { useFieldNames } from './use-field-names.ts';

export interface SelectFileProps {
  onFile: (fileName: string, file: ClientFile) => void;
}

/** Shows the first step of the import: choose a file, or download a template. */
export function SelectFile({ onFile }: SelectFileProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const names = useFieldNames();
  const read = useMutation({
    mutationFn: async (file: File) => {
      const content = await readClientFile(file);
      // The user may choose another sheet of the workbook.
      if (content.sheets.every(({ sheet }) => isTooLarge(sheet))) throw new TooManyRows();
      return { name: file.name, content };
    },
    onSuccess: ({ name, content }) => onFile(name, content),
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
          accept=".csv,.txt,.tsv,.tab,.xlsx,.xls,.htm,.html,text/csv"
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
      <ErrorLine>{read.error && errorText(read.error)}</ErrorLine>
    </section>
  );

  function errorText(error: Error): string {
    if (error instanceof TooManyRows) return t('problems:refusals.IMPORT_TOO_LARGE');
    return error instanceof UnreadableFile && error.fault === 'empty'
      ? t('import:file.empty')
      : t('import:file.unreadable');
  }
}

class TooManyRows extends Error {}
