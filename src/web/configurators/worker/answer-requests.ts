/** The side of a web worker: one answer for each request, in order. */
import { type FaultCode, type FaultDetails, isFault } from '#core/values/fault.ts';

export type WorkerRequest<Input> = { id: number; input: Input };

/** Any number of progress messages, then one of the others. A Fault as its parts, since a copied error keeps none of its own properties. */
export type WorkerAnswer<Output> =
  | { id: number; progress: number }
  | { id: number; output: Output }
  | { id: number; fault: { code: FaultCode; message: string; details: FaultDetails } };

/** @param onProgress Takes shares of the work, 0 to 1. */
export type WorkerFunction<Input, Output> = (input: Input, onProgress: (share: number) => void) => Output;

/** Of the global object of a worker. */
type WorkerScope = {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  postMessage(message: unknown): void;
};

/** Answers with what the function returns or the Fault it throws; other errors are those of the worker. */
export function answerRequests<Input, Output>(run: WorkerFunction<Input, Output>, scope: WorkerScope = self): void {
  const answerTo = ({ id, input }: WorkerRequest<Input>): WorkerAnswer<Output> => {
    try {
      return { id, output: run(input, (progress) => scope.postMessage({ id, progress })) };
    } catch (error) {
      if (!isFault(error)) throw error;
      return { id, fault: { code: error.code, message: error.message, details: error.details } };
    }
  };
  scope.addEventListener('message', ({ data }: MessageEvent<WorkerRequest<Input>>) => scope.postMessage(answerTo(data)));
}
