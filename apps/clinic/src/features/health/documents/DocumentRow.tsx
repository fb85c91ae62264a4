import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { usePetRecordCall } from '../use-pet-record-call.ts';
import type { HealthDocument } from '@zampa/contract/health/objects/document';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import { personName } from '@zampa/i18n/person-name';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { documentKindText } from '@zampa/shared-screens/health/document-kind-text';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { DownloadButton } from '../record/DownloadButton.tsx';

export interface DocumentRowProps {
  document: HealthDocument;
  /** Whether the clinic may release and delete it. */
  mayChange: boolean;
}

/** A document with its kind and day, to download. Those of the clinic can be shown to the family. */
export function DocumentRow({ document, mayChange }: DocumentRowProps) {
  const { t } = useTranslation();
  const api = useApi();
  const { title, kind, date, author, source, released, noteId, file } = document;
  return (
    <Stack gap="8">
      <Stack gap="4">
        <Text weight="600">{title}</Text>
        <Row gap="8">
          <DocumentChip isOfOwner={source === 'OWNER'} isReleased={released} />
          <Text as="span" tone="muted" size="small">
            {[documentKindText(t, kind), formatCalendarDay(date), author && personName(author)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Row>
      </Stack>
      <Row>
        <DownloadButton
          label={t('health:clinic.documents.download')}
          fileName={file.name}
          read={() => api.readFile({ params: { id: file.id } })}
        />
        {mayChange && noteId === null && <DocumentActions document={document} />}
      </Row>
    </Stack>
  );
}

function DocumentChip({ isOfOwner, isReleased }: { isOfOwner: boolean; isReleased: boolean }) {
  const { t } = useTranslation();
  if (isOfOwner)
    return <StatusChip tone="info">{t('health:clinic.documents.fromOwner')}</StatusChip>;
  return isReleased ? (
    <StatusChip tone="paid">{t('health:clinic.documents.released')}</StatusChip>
  ) : (
    <StatusChip tone="done">{t('health:clinic.documents.internal')}</StatusChip>
  );
}

function DocumentActions({ document }: { document: HealthDocument }) {
  const { t } = useTranslation();
  const api = useApi();
  const { id, PetId, released, title } = document;
  const [isAsking, asking] = useDisclosure(false);
  const query = { id };
  const release = usePetRecordCall(PetId, () =>
    api.releaseDocument({ query, body: { released: !released } }),
  );
  const remove = usePetRecordCall(PetId, () => api.deleteDocument({ query }));
  const releaseText = released
    ? t('health:clinic.documents.withdraw')
    : t('health:clinic.documents.release');
  return (
    <>
      <Button
        variant="default"
        aria-label={`${releaseText}: ${title}`}
        loading={release.isPending}
        onClick={() => release.mutate(undefined)}
      >
        {releaseText}
      </Button>
      <Button
        variant="subtle"
        color="red"
        aria-label={`${t('health:clinic.documents.delete')}: ${title}`}
        onClick={asking.open}
      >
        {t('health:clinic.documents.delete')}
      </Button>
      <CallProblem error={release.error} />
      <ConfirmDialog
        open={isAsking}
        title={t('health:clinic.documents.deleteTitle')}
        action={t('health:clinic.documents.deleteAction')}
        isDanger
        cancelLabel={t('health:clinic.documents.keep')}
        closeLabel={t('common:actions.close')}
        isBusy={remove.isPending}
        problem={<CallProblem error={remove.error} />}
        onConfirm={() => remove.mutate(undefined)}
        onClose={asking.close}
      >
        {t('health:clinic.documents.deleteWhy')}
      </ConfirmDialog>
    </>
  );
}
