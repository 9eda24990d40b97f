import type { Camera } from './camera';
import type { Canvas } from './canvas';

export interface Scene {
  readonly canvas: Canvas;
  readonly camera: Camera;
  /** 0: banner, no small print; 1: whole product; 2: close-up. */
  readonly detail: 0 | 1 | 2;
}
