import type { Settings } from '../../electron/desk/api';

/** Renderers that draw with the processor: there every pixel counts. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

/** The quality to draw with; `auto` asks what draws here. */
export function qualityFor(setting: Settings['quality']): 'high' | 'low' {
  return setting === 'auto' ? (isSoftware() ? 'low' : 'high') : setting;
}

function isSoftware(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return true;
  const told = context.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = told ? context.getParameter(told.UNMASKED_RENDERER_WEBGL) : '';
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return typeof name === 'string' && SOFTWARE.test(name);
}

export const wantsCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
