import { ActionIcon, Button } from '@mantine/core';
import { useDeleteDocument, useDownloadDocument } from '@zampa/client/health/documents';
import { useMe } from '@zampa/client/session/use-me';
import type { HealthDocument } from '@zampa/contract/health/objects/document';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { IconDownload } from '@zampa/ui/icons/IconDownload';
import { IconTrash } from '@zampa/ui/icons/IconTrash';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useState } from 'react';
import { documentKindText } from '@zampa/shared-screens/health/document-kind-text';

/** One document: its title, kind, day and source, to download, and to delete if it is the family's own. */
export function DocumentRow({ document }: { document: HealthDocument }) {
  const { t } = useTranslation();
  const { vetFacilities } = useMe();
  const { title, kind, date, source, facilityId } = document;
  const saving = useDownloadDocument();
  const clinic = vetFacilities.find(({ id }) => id === facilityId)?.name;
  const facts = [documentKindText(t, kind), formatCalendarDay(date), clinic]
    .filter(Boolean)
    .join(' · ');
  return (
    <Stack gap="4">
      <Row justify="between" wrap={false}>
        <Stack gap="0" grow>
          <Text weight="600">{title}</Text>
          <Text tone="muted" lines="2" title={facts}>
            {facts}
          </Text>
        </Stack>
        {source === 'OWNER' && <DeleteButton document={document} />}
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          loading={saving.isPending}
          aria-label={t('health:document.openName', { title })}
          onClick={() => saving.mutate(document)}
        >
          {t('health:document.open')}
        </Button>
      </Row>
      <CallProblem error={saving.error} />
    </Stack>
  );
}

function DeleteButton({ document: { id, PetId, title } }: { document: HealthDocument }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const deletion = useDeleteDocument(PetId);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('health:document.deleteName', { title })}
        onClick={() => setAsking(true)}
      >
        <IconTrash size={20} aria-hidden="true" />
      </ActionIcon>
      {isAsking && (
        <ConfirmDialog
          title={t('health:document.deleteTitle', { title })}
          action={t('health:document.delete')}
          isDanger
          cancelLabel={t('common:actions.cancel')}
          closeLabel={t('common:actions.close')}
          isBusy={deletion.isPending}
          problem={<CallProblem error={deletion.error} />}
          onConfirm={() => deletion.mutate(id, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          {t('health:document.deleteText')}
        </ConfirmDialog>
      )}
    </>
  );
}
