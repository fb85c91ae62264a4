import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ApiRefusal, isRetryable } from '@zampa/client/api/problems';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { CODE_LENGTH, isCode, normalizeCode } from '@zampa/domain/facilities/codes';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { refusalText } from '@zampa/shared-screens/form/problem-text';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { FoundClinic } from './FoundClinic.tsx';
import { facilityByCodeQuery, useAdminFamilyIds } from './queries.ts';
import styles from './vets.module.css';

export interface JoinClinicProps {
  /** Clinic code from the link that opened the screen; empty without one. */
  code: string;
  /** Whether this is the family's first clinic; then an introduction is shown. */
  isFirstClinic: boolean;
}

/** Form for a clinic code. Shows the clinic for confirmation before joining. */
export function JoinClinic({ code, isFirstClinic }: JoinClinicProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(code);
  const linked = normalizeCode(code);
  const [searchedCode, setSearchedCode] = useState(isCode(linked) ? linked : '');
  const [incomplete, setIncomplete] = useState(false);
  const found = useQuery({
    ...facilityByCodeQuery(useApi(), searchedCode),
    enabled: searchedCode !== '',
  });
  const mayJoin = useAdminFamilyIds().length > 0;

  const searchClinic = (event: FormEvent) => {
    event.preventDefault();
    const enteredCode = normalizeCode(typed);
    setIncomplete(!isCode(enteredCode));
    if (!isCode(enteredCode)) return;
    if (enteredCode === searchedCode) void found.refetch();
    setSearchedCode(enteredCode);
  };
  const startAgain = () => {
    setSearchedCode('');
    setTyped('');
  };

  if (!mayJoin) return <Text tone="muted">{t('clients:clinics.join.onlyAdmins')}</Text>;
  if (found.data)
    return <FoundClinic clinic={found.data} code={searchedCode} onOther={startAgain} />;
  // A query paused offline resumes automatically; until then its last failure is shown.
  const problem = found.error ?? (found.isPaused ? found.failureReason : null);
  const refused =
    found.error instanceof ApiRefusal && !isRetryable(found.error) ? found.error : null;
  const error = incomplete
    ? t('clients:clinics.join.incomplete')
    : refused && refusalText(t, refused.code);
  return (
    <Stack as="section">
      <Title size="title" display>
        {isFirstClinic ? t('clients:clinics.empty.title') : t('clients:clinics.join.another')}
      </Title>
      {isFirstClinic && <Text tone="muted">{t('clients:clinics.empty.text')}</Text>}
      <Stack as="form" noValidate onSubmit={searchClinic}>
        <TextInput
          label={t('clients:clinics.join.code')}
          description={t('clients:clinics.join.codeHint')}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setIncomplete(false);
          }}
          error={error}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          // Twice the length: spaces and dashes in the code are ignored.
          maxLength={CODE_LENGTH * 2}
          classNames={{ input: styles['code'] ?? '' }}
        />
        {!refused && <CallProblem error={problem} />}
        <Button type="submit" size="lg" loading={found.isFetching}>
          {t('clients:clinics.join.find')}
        </Button>
      </Stack>
    </Stack>
  );
}
