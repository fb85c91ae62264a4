import { Button, Textarea } from '@mantine/core';
import { useDraft } from '@zampa/client/forms/use-draft';
import type { Client } from '@zampa/contract/clients/objects';
import { hasVisibleText } from '@zampa/domain/people/has-visible-text';
import { MESSAGE_MAX_LENGTH } from '@zampa/domain/conversations/message';
import { useTranslation } from '@zampa/i18n/use-translation';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { CheckboxList } from '@zampa/ui/choice/CheckboxList.tsx';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { type ReactNode, useState } from 'react';
import { clientName } from '@zampa/client/clients/client-name';
import type { FirstMessage } from './use-write-to-client.ts';

export interface FirstMessageDialogProps {
  client: Client;
  isSending: boolean;
  problem: ReactNode;
  /** Sends the message. `forget` deletes the stored draft; call it once the message was sent. */
  onSend: (message: FirstMessage, forget: () => void) => void;
  onClose: () => void;
}

/** Dialog to start a conversation with a client: pets and first message. */
export function FirstMessageDialog(props: FirstMessageDialogProps) {
  const { client, isSending, problem, onSend, onClose } = props;
  const { t } = useTranslation();
  const [only, ...others] = client.pets;
  const [pets, setPets] = useState(only && others.length === 0 ? [only.id] : []);
  const { value: note, set: setNote, clear } = useDraft(`first words ${client.id}`, '');
  const isComplete = pets.length > 0 && hasVisibleText(note);
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('clients:write.title', { name: clientName(client) })}
      closeLabel={t('common:actions.close')}
      isBusy={isSending}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            disabled={!isComplete}
            loading={isSending}
            onClick={() => onSend({ pets, note: note.trim() }, clear)}
          >
            {t('clients:write.send')}
          </Button>
        </>
      }
    >
      {only ? (
        <CheckboxList
          label={t('clients:write.pets')}
          items={client.pets.map((pet) => ({
            value: pet.id,
            label: pet.name,
            icon: <PetPicture pet={pet} size={28} />,
            ...(pet.deceasedOn && {
              description: t('clients:write.petDied', { day: formatCalendarDay(pet.deceasedOn) }),
            }),
          }))}
          value={pets}
          onChange={setPets}
        />
      ) : (
        <p>{t('clients:card.noPets')}</p>
      )}
      <Textarea
        label={t('clients:write.message')}
        rows={3}
        maxLength={MESSAGE_MAX_LENGTH}
        value={note}
        onChange={({ currentTarget }) => setNote(() => currentTarget.value)}
        data-autofocus
      />
      {problem}
    </ModalDialog>
  );
}
