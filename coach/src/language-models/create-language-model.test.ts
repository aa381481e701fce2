import { afterEach, describe, expect, test, vi } from 'vitest';
// Loaded before the clock of a short limit starts.
import './ai-sdk-model.ts';
import {
  anthropicAnswer,
  garbage,
  hang,
  type ModelServer,
  openAiAnswer,
  openAiCutOff,
  openAiEndless,
  openAiStall,
  openAiUnfinished,
  type ServerBehaviour,
  startModelServer,
  status,
} from '../testing/model-server.ts';
import { createLanguageModel, defaultModelLimits, type ModelLimits } from './create-language-model.ts';
import { collectText, type ModelProvider } from './language-model.ts';
import type { ModelFailureReason } from './model-failure.ts';

const prompt = { system: 'Be a coach.', messages: [{ role: 'user' as const, content: 'Hello' }] };
const hourMs = 3_600_000;
/** Nothing fails only because the machine is busy; a test of a time limit sets that one. */
const unhurried = {
  ...defaultModelLimits,
  connectMs: hourMs,
  idleMs: hourMs / 2,
  wholeMs: hourMs,
  retryAfterMs: 1,
};

/** Nothing comes any more, and the time for it goes by. */
const untilTimeout =
  (behaviour: ServerBehaviour): ServerBehaviour =>
  (response, request) => {
    behaviour(response, request);
    vi.advanceTimersByTime(unhurried.idleMs);
  };

let server: ModelServer | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await server?.close();
  server = undefined;
});

async function modelOf(
  behaviours: ServerBehaviour[],
  given: { provider?: ModelProvider; limits?: Partial<ModelLimits> } = {},
) {
  const { provider = 'openai-compatible' } = given;
  server = await startModelServer(behaviours);
  const failures: ModelFailureReason[] = [];
  const model = createLanguageModel(
    { provider, model: 'test-model', apiKey: 'a-key', baseUrl: server.baseUrl },
    { limits: { ...unhurried, ...given.limits }, onFailure: (failure) => failures.push(failure.reason) },
  );
  return { model, failures, requests: server.requests };
}

describe('an OpenAI-compatible model', () => {
  test('is sent the prompt and streams its answer piece by piece', async () => {
    const { model, requests } = await modelOf([openAiAnswer('What ', 'happens ', 'next?')]);
    const pieces: string[] = [];
    for await (const piece of model.streamText(prompt)) pieces.push(piece);
    expect(pieces).toEqual(['What ', 'happens ', 'next?']);
    expect(requests[0]?.path).toBe('/v1/chat/completions');
    expect(requests[0]?.headers.authorization).toBe('Bearer a-key');
    expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({
      model: 'test-model',
      stream: true,
      messages: [
        { role: 'system', content: 'Be a coach.' },
        { role: 'user', content: 'Hello' },
      ],
    });
  });

  test('needs a base URL', () => {
    expect(() => createLanguageModel({ provider: 'openai-compatible', model: 'm' })).toThrow('base URL');
  });

  test.each([
    ['a server error', status(500), 'unavailable'],
    ['too many requests', status(429), 'busy'],
    ['a hanging server', untilTimeout(hang), 'timeout'],
    ['a cut-off answer', openAiCutOff('Wh'), 'cut_off'],
    ['an answer that just stops', openAiUnfinished('Wh'), 'cut_off'],
    ['a page that is no answer', garbage, 'garbage'],
    ['an answer that stalls', untilTimeout(openAiStall('Wh')), 'timeout'],
  ] satisfies [string, ServerBehaviour, ModelFailureReason][])(
    'after %s the whole answer is asked for once more and comes',
    async (_name, behaviour, reason) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
      const { model, failures, requests } = await modelOf([behaviour, openAiAnswer('What next?')]);
      expect(await model.generate(prompt)).toBe('What next?');
      expect(requests).toHaveLength(2);
      expect(failures).toEqual([reason]);
    },
  );

  test('a second failure is final', async () => {
    const { model, requests } = await modelOf([status(500)]);
    await expect(model.generate(prompt)).rejects.toMatchObject({ reason: 'unavailable', status: 500 });
    expect(requests).toHaveLength(2);
  });

  test('a refused key is not tried again', async () => {
    const { model, requests } = await modelOf([status(401)]);
    await expect(model.generate(prompt)).rejects.toMatchObject({ reason: 'refused', status: 401 });
    expect(requests).toHaveLength(1);
  });

  test('a stream that was cut off midway gives its pieces, then fails, and is not begun again', async () => {
    const { model, requests } = await modelOf([openAiCutOff('What ', 'hap')]);
    const pieces: string[] = [];
    const reading = (async () => {
      for await (const piece of model.streamText(prompt)) pieces.push(piece);
    })();
    await expect(reading).rejects.toMatchObject({ reason: 'cut_off' });
    expect(pieces.join('')).toBe('What hap');
    expect(requests).toHaveLength(1);
  });

  test('an answer without end is stopped', async () => {
    const { model } = await modelOf([openAiEndless], { limits: { wholeMs: 300 } });
    await expect(collectText(model.streamText(prompt))).rejects.toMatchObject({ reason: 'timeout' });
  });

  test('nobody listening is a failure, not a crash', async () => {
    const { model } = await modelOf([hang]);
    await server?.close();
    await expect(model.generate(prompt)).rejects.toMatchObject({ reason: 'unavailable' });
  });

  test('one that sends a child’s words on to another host is refused', async () => {
    const elsewhere = await startModelServer([openAiAnswer('Caught.')]);
    const sendOn: ServerBehaviour = (response) =>
      response.writeHead(307, { location: `${elsewhere.baseUrl}/chat/completions` }).end();
    const { model } = await modelOf([sendOn]);
    await expect(model.generate(prompt)).rejects.toMatchObject({ reason: 'unavailable' });
    expect(elsewhere.requests).toEqual([]);
    await elsewhere.close();
  });

  test('a caller who gives up ends the call and does not blame the model', async () => {
    const { model, requests } = await modelOf([openAiStall('Wh')]);
    const leaving = new AbortController();
    const reading = (async () => {
      for await (const _piece of model.streamText(prompt, leaving.signal)) leaving.abort();
    })();
    await expect(reading).rejects.toMatchObject({ reason: 'cancelled' });
    expect(requests).toHaveLength(1);
  });

  test('after repeated failures it is left alone for a while', async () => {
    const { model, requests } = await modelOf([status(503)]);
    for (let call = 0; call < 2; call += 1) {
      await expect(model.generate(prompt)).rejects.toMatchObject({ reason: 'unavailable' });
    }
    await expect(model.generate(prompt)).rejects.toMatchObject({ reason: 'paused' });
    expect(requests).toHaveLength(unhurried.failuresToOpen);
  });
});

describe('an Anthropic model', () => {
  test('is sent the prompt and streams its answer', async () => {
    const { model, requests } = await modelOf([anthropicAnswer('What ', 'next?')], {
      provider: 'anthropic',
    });
    expect(await collectText(model.streamText(prompt))).toBe('What next?');
    expect(requests[0]?.path).toBe('/v1/messages');
    expect(requests[0]?.headers['x-api-key']).toBe('a-key');
    expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({
      model: 'test-model',
      system: [{ type: 'text', text: 'Be a coach.' }],
    });
  });

  test('an overloaded one is asked once more', async () => {
    const { model, failures } = await modelOf([status(529), anthropicAnswer('Yes?')], {
      provider: 'anthropic',
    });
    expect(await model.generate(prompt)).toBe('Yes?');
    expect(failures).toEqual(['unavailable']);
  });
});
