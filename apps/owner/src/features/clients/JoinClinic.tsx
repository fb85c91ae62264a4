import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ApiRefusal, isPassing } from '@zampa/client/api/problems';
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
import { facilityByCode, useAdminOf } from './queries.ts';
import styles from './vets.module.css';

export interface JoinClinicProps {
  /** The code of the link by which the person came; empty without one. */
  code: string;
  /** Whether it is their first clinic: then this is what the screen is for. */
  first: boolean;
}

/** Leads from a code to a clinic: which one it is comes before joining it. */
export function JoinClinic({ code, first }: JoinClinicProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(code);
  const linked = normalizeCode(code);
  const [asked, setAsked] = useState(isCode(linked) ? linked : '');
  const [incomplete, setIncomplete] = useState(false);
  const found = useQuery({ ...facilityByCode(useApi(), asked), enabled: asked !== '' });
  const mayJoin = useAdminOf().length > 0;

  const find = (event: FormEvent) => {
    event.preventDefault();
    const wanted = normalizeCode(typed);
    setIncomplete(!isCode(wanted));
    if (!isCode(wanted)) return;
    if (wanted === asked) void found.refetch();
    setAsked(wanted);
  };
  const startAgain = () => {
    setAsked('');
    setTyped('');
  };

  if (!mayJoin) return <Text tone="muted">{t('clients-owner:join.onlyAdmins')}</Text>;
  if (found.data) return <FoundClinic clinic={found.data} code={asked} onOther={startAgain} />;
  // Without a connection it waits for one, by itself.
  const problem = found.error ?? (found.isPaused ? found.failureReason : null);
  const refused = found.error instanceof ApiRefusal && !isPassing(found.error) ? found.error : null;
  const error = incomplete
    ? t('clients-owner:join.incomplete')
    : refused && refusalText(t, refused.code);
  return (
    <Stack as="section">
      <Title size="title" display>
        {first ? t('clients-owner:empty.title') : t('clients-owner:join.another')}
      </Title>
      {first && <Text tone="muted">{t('clients-owner:empty.text')}</Text>}
      <Stack as="form" noValidate onSubmit={find}>
        <TextInput
          label={t('clients-owner:join.code')}
          description={t('clients-owner:join.codeHint')}
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
          // Spaces and dashes between the letters do not count.
          maxLength={CODE_LENGTH * 2}
          classNames={{ input: styles['code'] ?? '' }}
        />
        {!refused && <CallProblem error={problem} />}
        <Button type="submit" size="lg" loading={found.isFetching}>
          {t('clients-owner:join.find')}
        </Button>
      </Stack>
    </Stack>
  );
}
