/** Put in when Cockade is built: a sum over the engine's own code. */
declare const ENGINE_STAMP: string | undefined;

/** Two Cockades of one stamp fight the same battle to the same end; code that was never built has none of its own. */
export const engineStamp: string = typeof ENGINE_STAMP === 'string' ? ENGINE_STAMP : 'unbuilt';
