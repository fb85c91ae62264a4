import { Button } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { EmptyState } from '../../src/states/EmptyState.tsx';
import { ErrorState } from '../../src/states/ErrorState.tsx';
import { LoadingScreen } from '../../src/states/LoadingScreen.tsx';
import { OfflineBanner } from '../../src/states/OfflineBanner.tsx';
import { Skeletons } from '../../src/states/Skeletons.tsx';
import { SplashScreen } from '../../src/states/SplashScreen.tsx';
import { type Examples, ignore } from '../example.ts';

const SHAPES = ['rows', 'cards', 'thread', 'block'] as const;

/** A place before there is something in it, or when it cannot be shown. */
export const stateExamples: Examples = {
  EmptyState: {
    render: (say) => (
      <EmptyState
        picture={<IconMessages size={40} />}
        title={say.none}
        action={<Button size="lg">{say.goOn}</Button>}
      >
        {say.noneWhy}
      </EmptyState>
    ),
  },
  ErrorState: {
    render: (say) => (
      <ErrorState title={say.wrong} retryLabel={say.goOn} onRetry={ignore}>
        {say.offline}
      </ErrorState>
    ),
  },
  OfflineBanner: { render: (say) => <OfflineBanner offline text={say.offline} /> },
  Skeletons: {
    render: (say) =>
      SHAPES.map((shape) => <Skeletons key={shape} shape={shape} count={2} label={say.loading} />),
  },
  LoadingScreen: { isAlone: true, render: (say) => <LoadingScreen label={say.loading} /> },
  SplashScreen: { isAlone: true, render: (say) => <SplashScreen text={say.loading} /> },
};
