import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { csvFile } from '@zampa/client/files/csv-file';
import { saveFile } from '@zampa/client/files/download';
import { fullName } from '@zampa/domain/people/names';
import { UNDO_HOURS } from '@zampa/domain/import/evaluate-rows';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { failedRows, type ImportDraft, withOnlyFailedRows } from './import-draft.ts';
import styles from './ImportScreen.module.css';
import { useRowErrorText } from './use-row-errors.ts';
import { UndoImport } from './UndoImport.tsx';
import { useUndoImport } from './use-import.ts';

export interface ImportResultProps {
  draft: Extract<ImportDraft, { step: 'done' }>;
  onDraft: (draft: ImportDraft) => void;
  onFinish: () => void;
}

/** Shows the last step of the import: the result, the failed rows and the undo button. */
export function ImportResult({ draft, onDraft, onFinish }: ImportResultProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const reasonOf = useRowErrorText();
  const undo = useUndoImport(onDraft);
  const failed = failedRows(draft);
  const errorTable = () => {
    const heading = [
      t('import:errors.row'),
      t('import:fields.firstName'),
      t('import:fields.lastName'),
      t('import:fields.email'),
      t('import:fields.phone'),
      t('import:errors.reason'),
    ];
    const rows = failed.map(({ row, client }) => {
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
  const saveErrors = useMutation({
    mutationFn: async () => saveFile(await csvFile(errorTable(), language), 'zampa-errors.csv'),
  });
  if (draft.undone)
    return (
      <section className={styles['step']}>
        <h2>{t('import:done.undone')}</h2>
        <p>{undo.data?.length ? t('import:done.kept') : t('import:done.undoneWhy')}</p>
        <ul>
          {undo.data?.map((person) => (
            <li key={person.userId}>
              <bdi>{fullName(person)}</bdi>
            </li>
          ))}
        </ul>
        <Button onClick={onFinish}>{t('import:done.another')}</Button>
      </section>
    );
  return (
    <section className={styles['step']}>
      <h2>{t('import:done.title', { count: draft.imported })}</h2>
      <p>{t('import:done.why', { hours: UNDO_HOURS })}</p>
      {failed.length > 0 && (
        <>
          <p>{t('import:done.failed', { count: failed.length })}</p>
          <Row>
            <Button onClick={() => onDraft(withOnlyFailedRows(draft))}>
              {t('import:done.retry')}
            </Button>
            <Button
              variant="default"
              loading={saveErrors.isPending}
              onClick={() => saveErrors.mutate()}
            >
              {t('import:done.errors')}
            </Button>
          </Row>
          <CallProblem error={saveErrors.error} />
        </>
      )}
      <Row>
        <Button
          variant={failed.length > 0 ? 'default' : 'filled'}
          renderRoot={(props) => (
            <Link to="/workspace/clients" search={{ tab: 'to-invite' }} {...props} />
          )}
        >
          {t('import:done.clients')}
        </Button>
        <Button variant="default" onClick={onFinish}>
          {t('import:done.another')}
        </Button>
        {draft.importId && (
          <UndoImport
            isBusy={undo.isPending}
            problem={<CallProblem error={undo.error} />}
            onUndo={() => undo.mutate(draft)}
          />
        )}
      </Row>
    </section>
  );
}
