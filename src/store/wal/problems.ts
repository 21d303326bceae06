import type { Problem, ProblemCode } from "../../base/problem.ts";

/** A code of the store's problems. */
export type StoreProblem = ProblemCode<"store">;

/** Receives warnings: the service goes on, and someone should know. */
export type Warn = (warning: Problem<"store">) => void;
