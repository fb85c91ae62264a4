import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ApiRefusal } from '@zampa/client/api/problems';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { recallPreviewQuery } from '@zampa/client/health/recall-queries';
import type { RecallPreview } from '@zampa/contract/health/objects/recall';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { useSwitchRecalls } from './use-switch-recalls.ts';

export interface RecallPreviewDialogProps {
  /** Whether recalls can be switched on here. */
  maySwitchOn: boolean;
  onClose: () => void;
}

/** Shows the exact message that families will receive. Recalls are switched on only after it was read. */
export function RecallPreviewDialog({ maySwitchOn, onClose }: RecallPreviewDialogProps) {
  const { t } = useTranslation();
  const facility = useFacility();
  const query = useQuery(recallPreviewQuery(useApi(), facility.id));
  const on = useSwitchRecalls(onClose);
  const preview = query.data?.preview;
  const hasChanged = on.error instanceof ApiRefusal && on.error.code === 'STALE';
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('health:clinic.recalls.previewTitle')}
      closeLabel={t('common:actions.close')}
      isBusy={on.isPending}
      actions={
        maySwitchOn && (
          <Button
            loading={on.isPending}
            disabled={!preview || query.isFetching}
            onClick={() => preview && on.mutate({ enabled: true, preview })}
          >
            {t('health:clinic.recalls.confirmOn')}
          </Button>
        )
      }
    >
      <QueryStates query={query} shape="block" count={1}>
        {(shown) => (
          <Stack gap="12">
            {hasChanged && <Callout tone="ask">{t('health:clinic.recalls.changed')}</Callout>}
            <Text>
              {shown.sample
                ? t('health:clinic.recalls.sample')
                : t('health:clinic.recalls.families', { count: shown.families })}
            </Text>
            {shown.messages.map((message) => (
              <PreviewMessage key={message.language} message={message} />
            ))}
          </Stack>
        )}
      </QueryStates>
      {!hasChanged && <CallProblem error={on.error} />}
    </ModalDialog>
  );
}

function PreviewMessage({ message }: { message: RecallPreview['messages'][number] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { subject, paragraphs, action, closing } = message;
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(message.language);
  return (
    <Card tone="sunk" lang={message.language}>
      <Text tone="muted" size="small">
        {`${name ?? ''} · ${t('health:clinic.recalls.subject')}`}
      </Text>
      <Text weight="600">{subject}</Text>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} written>
          {paragraph}
        </Text>
      ))}
      <Text weight="600">{`[ ${action} ]`}</Text>
      <Text tone="muted" written>
        {closing}
      </Text>
    </Card>
  );
}
