export { challengeSignIn, meetChallenge } from './challenges.ts';
export { endOneSession } from './end-one-session.ts';
export { hasSecondFactor } from './second-factor.ts';
export { requireStepUp } from './step-up.ts';
