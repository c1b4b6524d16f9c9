/** The part of WebAssembly that is used here: Node has it, the types of its library do not. */
declare namespace WebAssembly {
  class Module {
    constructor(code: Uint8Array);
  }
  class Memory {
    constructor(size: { initial: number; maximum: number });
    readonly buffer: ArrayBuffer;
    grow(pages: number): number;
  }
  class Instance {
    constructor(module: Module, imports: Record<string, Record<string, Memory>>);
    readonly exports: unknown;
  }
}
