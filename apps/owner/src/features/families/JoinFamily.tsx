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

/** Leads from the code that somebody of the family has told to asking to join it. */
export function JoinFamily() {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const asking = useRequestToJoin();
  const unknown = asking.error instanceof ApiRefusal && asking.error.status === 404;

  const ask = (event: FormEvent) => {
    event.preventDefault();
    const code = normalizeCode(typed);
    setIncomplete(!isCode(code));
    if (isCode(code)) asking.mutate(code, { onSuccess: () => setTyped('') });
  };

  return (
    <Stack as="section" gap="12">
      <Title>{t('families:join.title')}</Title>
      <Text tone="muted">{t('families:join.text')}</Text>
      <Stack as="form" gap="12" noValidate onSubmit={ask}>
        <TextInput
          label={t('families:join.code')}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setIncomplete(false);
            asking.reset();
          }}
          error={
            (incomplete && t('families:join.incomplete')) || (unknown && t('families:join.unknown'))
          }
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          // Spaces and dashes between the letters do not count.
          maxLength={CODE_LENGTH * 2}
          classNames={{ input: styles['code'] ?? '' }}
        />
        {!unknown && <CallProblem error={asking.error} />}
        <Button type="submit" variant="default" loading={asking.isPending}>
          {t('families:join.ask')}
        </Button>
      </Stack>
    </Stack>
  );
}
