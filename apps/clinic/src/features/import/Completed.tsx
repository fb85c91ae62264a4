import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { csvFile } from '@zampa/client/files/csv-file';
import { saveFile } from '@zampa/client/files/download';
import { fullName } from '@zampa/domain/people/names';
import { UNDO_HOURS } from '@zampa/domain/import/verdicts';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { failedOf, type ImportDraft, onlyFailed } from './import-draft.ts';
import styles from './ImportScreen.module.css';
import { useRowReason } from './use-row-errors.ts';
import { UndoImport } from './UndoImport.tsx';
import { useUndo } from './use-import.ts';

export interface CompletedProps {
  draft: Extract<ImportDraft, { step: 'done' }>;
  onDraft: (draft: ImportDraft) => void;
  onFinish: () => void;
}

/** Shows the last step: what was imported, what was not and why, and the way back. */
export function Completed({ draft, onDraft, onFinish }: CompletedProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const reasonOf = useRowReason();
  const undo = useUndo(onDraft);
  const failed = failedOf(draft);
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
            <li key={person.userId}>{fullName(person)}</li>
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
            <Button onClick={() => onDraft(onlyFailed(draft))}>{t('import:done.retry')}</Button>
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
