import { Button } from '@mantine/core';
import { IconMessages } from '../../src/icons/IconMessages.ts';
import { EmptyState } from '../../src/states/EmptyState.tsx';
import { ErrorState } from '../../src/states/ErrorState.tsx';
import { LoadingScreen } from '../../src/states/LoadingScreen.tsx';
import { OfflineBanner } from '../../src/states/OfflineBanner.tsx';
import { Skeletons } from '../../src/states/Skeletons.tsx';
import { SplashScreen } from '../../src/states/SplashScreen.tsx';
import { type Examples, ignore } from '../example.ts';

const SHAPES = ['rows', 'cards', 'thread', 'block'] as const;

/** Examples of empty, error and loading states. */
export const stateExamples: Examples = {
  EmptyState: {
    render: (texts) => (
      <EmptyState
        picture={<IconMessages size={40} />}
        title={texts.none}
        action={<Button size="lg">{texts.goOn}</Button>}
      >
        {texts.noneWhy}
      </EmptyState>
    ),
  },
  ErrorState: {
    render: (texts) => (
      <ErrorState title={texts.wrong} retryLabel={texts.goOn} onRetry={ignore}>
        {texts.offline}
      </ErrorState>
    ),
  },
  OfflineBanner: { render: (texts) => <OfflineBanner offline text={texts.offline} /> },
  Skeletons: {
    render: (texts) =>
      SHAPES.map((shape) => (
        <Skeletons key={shape} shape={shape} count={2} label={texts.loading} />
      )),
  },
  LoadingScreen: { isFullScreen: true, render: (texts) => <LoadingScreen label={texts.loading} /> },
  SplashScreen: { isFullScreen: true, render: (texts) => <SplashScreen text={texts.loading} /> },
};
