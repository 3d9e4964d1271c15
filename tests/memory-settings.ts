/**
 * Environment of the processes of a test run. Freed memory stays with the process, and large blocks are huge pages: in a virtual machine
 * every page of fresh memory is an exit to the host, and the tests that draw pictures spent a third of their processor time on them. Two
 * arenas, as in the shop, since each thread that decodes photos would keep freed memory in its own. glibc only; others ignore it. Shops are
 * started without (tests/shop.ts).
 */
export const memorySettings = {
  MALLOC_ARENA_MAX: '2',
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
  MALLOC_MMAP_THRESHOLD_: String(2 ** 25),
  MALLOC_TRIM_THRESHOLD_: String(2 ** 32),
  MALLOC_TOP_PAD_: String(2 ** 26),
};
