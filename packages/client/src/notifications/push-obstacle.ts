/** Reason why push is unavailable: not supported, only after installing the app, denied by the user, or failed. */
export type PushObstacle = 'UNSUPPORTED' | 'NOT_INSTALLED' | 'DENIED' | 'FAILED';

/** Thrown if a device cannot receive push notifications. */
export class PushUnavailable extends Error {
  override readonly name = 'PushUnavailable';
  readonly obstacle: PushObstacle;

  constructor(obstacle: PushObstacle) {
    super(obstacle);
    this.obstacle = obstacle;
  }
}
