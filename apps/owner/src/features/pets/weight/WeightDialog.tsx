import '@zampa/i18n/english/problems';
import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { conversationKeys } from '@zampa/client/conversations/keys';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { meQuery } from '@zampa/client/session/use-me';
import type { Pet } from '@zampa/contract/pets/objects';
import { parseGrams } from '@zampa/domain/pets/weight';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FormProblem } from '@zampa/shared-screens/form/FormProblem.tsx';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useId } from 'react';

export interface WeightDialogProps {
  pet: Pet;
  onClose: () => void;
}

/** Dialog to add today's weight of a pet, in kilograms. It also appears in the diary. */
export function WeightDialog({ pet, onClose }: WeightDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const form = useWeightForm(pet, onClose);
  const { errors } = form.formState;
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('pets:weights.addTitle', { name: pet.name })}
      closeLabel={t('common:actions.close')}
      isBusy={form.busy}
      actions={
        <Button type="submit" form={formId} loading={form.busy}>
          {t('pets:weights.save')}
        </Button>
      }
    >
      <Stack as="form" id={formId} noValidate onSubmit={form.submit}>
        <TextInput
          {...form.register('weight', {
            validate: (typed) => parseGrams(typed) !== null || 'invalid_weight',
          })}
          label={t('pets:weights.kilograms')}
          inputMode="decimal"
          data-autofocus
          error={fieldText(t, errors.weight)}
        />
        <FormProblem error={errors.root} />
      </Stack>
    </ModalDialog>
  );
}

function useWeightForm(pet: Pet, onSaved: () => void) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  const changed = [meQuery(api).queryKey, conversationKeys.others];
  return useCallForm({
    defaultValues: { weight: '' },
    send: async ({ weight }, idempotencyKey) => {
      await api.updatePet({
        query: { PetId: pet.id },
        body: { weight: parseGrams(weight) },
        ifMatch: pet.dateUpdated,
        idempotencyKey,
      });
      await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
    onDone: onSaved,
  });
}
