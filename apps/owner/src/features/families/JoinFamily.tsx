import { Button, TextInput } from '@mantine/core';
import { ApiRefusal } from '@zampa/client/api/problems';
import { CODE_LENGTH, isCode, normalizeCode } from '@zampa/domain/facilities/codes';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { useRequestToJoin } from './queries.ts';
import styles from './families.module.css';

/** Form to ask to join a family by its code. */
export function JoinFamily() {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const joinRequest = useRequestToJoin();
  const unknown = joinRequest.error instanceof ApiRefusal && joinRequest.error.status === 404;

  const requestToJoin = (event: FormEvent) => {
    event.preventDefault();
    const code = normalizeCode(typed);
    setIncomplete(!isCode(code));
    if (isCode(code)) joinRequest.mutate(code, { onSuccess: () => setTyped('') });
  };

  return (
    <Stack as="section" gap="12">
      <Title>{t('families:join.title')}</Title>
      <Text tone="muted">{t('families:join.text')}</Text>
      <Stack as="form" gap="12" noValidate onSubmit={requestToJoin}>
        <TextInput
          label={t('families:join.code')}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setIncomplete(false);
            joinRequest.reset();
          }}
          error={
            (incomplete && t('families:join.incomplete')) || (unknown && t('families:join.unknown'))
          }
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          // Twice the length: spaces and dashes in the code are ignored.
          maxLength={CODE_LENGTH * 2}
          classNames={{ input: styles['code'] ?? '' }}
        />
        {!unknown && <CallProblem error={joinRequest.error} />}
        <Button type="submit" variant="default" loading={joinRequest.isPending}>
          {t('families:join.ask')}
        </Button>
      </Stack>
    </Stack>
  );
}
