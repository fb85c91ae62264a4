import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { CallAnswer } from '@zampa/client/api/call-types';
import { fullName } from '@zampa/domain/people/names';
import { UNDO_HOURS } from '@zampa/domain/import/evaluate-rows';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { failedRows, type ImportDraft, withOnlyFailedRows } from './import-draft.ts';
import styles from './ImportScreen.module.css';
import { UndoImport } from './UndoImport.tsx';
import { useUndoImport } from './use-import.ts';
import { useSaveFailedRows } from './use-save-failed-rows.ts';

type KeptClient = CallAnswer<'undoImport'>['kept'][number];

export interface ImportResultProps {
  draft: Extract<ImportDraft, { step: 'done' }>;
  onDraft: (draft: ImportDraft) => void;
  onFinish: () => void;
}

/** Shows the last step of the import: the result, the failed rows and the undo button. */
export function ImportResult({ draft, onDraft, onFinish }: ImportResultProps) {
  const { t } = useTranslation();
  const undo = useUndoImport(onDraft);
  const failed = failedRows(draft);
  const saveErrors = useSaveFailedRows(draft);
  if (draft.undone) return <UndoneImport keptClients={undo.data ?? []} onFinish={onFinish} />;
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

interface UndoneImportProps {
  /** Clients that were kept, because they have changed since. */
  keptClients: readonly KeptClient[];
  onFinish: () => void;
}

function UndoneImport({ keptClients, onFinish }: UndoneImportProps) {
  const { t } = useTranslation();
  return (
    <section className={styles['step']}>
      <h2>{t('import:done.undone')}</h2>
      <p>{keptClients.length > 0 ? t('import:done.kept') : t('import:done.undoneWhy')}</p>
      <ul>
        {keptClients.map((person) => (
          <li key={person.userId}>
            <bdi>{fullName(person)}</bdi>
          </li>
        ))}
      </ul>
      <Button onClick={onFinish}>{t('import:done.another')}</Button>
    </section>
  );
}
