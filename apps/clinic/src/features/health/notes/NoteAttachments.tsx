import '@zampa/i18n/english/files';
import { ActionIcon, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { documentsQuery } from '@zampa/client/health/pet-queries';
import { usePetRecordCall } from '../use-pet-record-call.ts';
import { ATTACHMENT_TYPES } from '@zampa/domain/files/upload';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { IconPaperclip } from '@zampa/ui/icons/IconPaperclip';
import { IconX } from '@zampa/ui/icons/IconX';
import { FieldGroup } from '@zampa/ui/kit/FieldGroup.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { type ChangeEvent, useRef } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import type { NoteDraft } from './use-note-draft.ts';

export interface NoteAttachmentsProps {
  petId: string;
  draft: NoteDraft;
}

/** Files of a draft. They are saved with it and follow its release. */
export function NoteAttachments({ petId, draft }: NoteAttachmentsProps) {
  const { t } = useTranslation();
  const api = useApi();
  const { id: facilityId } = useFacility();
  const input = useRef<HTMLInputElement>(null);
  const { data = [] } = useQuery(documentsQuery(api, petId));
  const ofNote = data.filter(({ noteId }) => noteId !== null && noteId === draft.stored?.id);
  const add = usePetRecordCall(petId, async (file: File) => {
    const { id } = await draft.flush();
    return api.createDocument({ body: { PetId: petId, facilityId, noteId: id }, file });
  });
  const remove = usePetRecordCall(petId, (id: string) => api.deleteDocument({ query: { id } }));
  const addChosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    currentTarget.value = '';
    if (file) add.mutate(file);
  };
  return (
    <FieldGroup legend={t('health:clinic.note.attachments')}>
      {ofNote.map(({ id, title }) => (
        <Row key={id} justify="between" wrap={false}>
          <span>{title}</span>
          <ActionIcon
            color="gray"
            aria-label={t('health:clinic.note.removeAttachment', { name: title })}
            onClick={() => remove.mutate(id)}
          >
            <IconX size={18} />
          </ActionIcon>
        </Row>
      ))}
      <div>
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconPaperclip size={16} aria-hidden="true" />}
          loading={add.isPending}
          onClick={() => input.current?.click()}
        >
          {t('health:clinic.note.attach')}
        </Button>
        <input
          ref={input}
          type="file"
          accept={ATTACHMENT_TYPES.join(',')}
          hidden
          onChange={addChosen}
        />
      </div>
      <CallProblem error={add.error ?? remove.error} />
    </FieldGroup>
  );
}
