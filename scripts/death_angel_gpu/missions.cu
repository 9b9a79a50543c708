// Missions of Death Angel by value on a GPU, one a thread: as fast/policy.py and fast/missions.py play them, but turned
// inside out, so that threads whose missions go different ways judge their moments together.

#include <math.h>
#ifdef __CUDACC__
#define FN static __device__ __noinline__
#define FN_INL static __device__ __forceinline__
#define TAB static __device__ const
#define SYNC() __syncwarp()
#else  // for a look on a CPU: g++ -x c++ -O2 -fwrapv -shared -fPIC
#define FN static
#define FN_INL static inline
#define TAB static const
#define SYNC()
#define __align__(n) __attribute__((aligned(n)))
#define __any_sync(who, what) (what)
#define __activemask() 1
#define __reduce_max_sync(who, number) (number)
struct float4 { float x, y, z, w; };
#endif
FN_INL int min_i(int a, int b) { return a < b ? a : b; }
FN_INL int max_i(int a, int b) { return a > b ? a : b; }
FN_INL float max_f(float a, float b) { return a > b ? a : b; }
#include "kernel.h"
#define Q 3
#define H1 VA_H1
#define H2 VA_H2
#define MOST_STEPS 1000
#define MOST_ROUNDS 60
#define KEPT 16
#define DIM (AT_MARINES * FE_ROW + FE_WHOLE)
#define THREADS 256

FN_INL long long next_luck(long long luck) {
  return (long long)((unsigned long long)luck * 25214903917ULL + 11) & 0xFFFFFFFFFFFFLL;
}

FN_INL float noise(long long* r) {
  r[Q] = next_luck(r[Q]);
  return (float)(r[Q] >> 17) / 2147483648.0f;
}

// As fast/value.py has it, for 32 missions in step.
FN float value(const float* x, int rows, const float* w) {
  float pool[H1];
  float h[H1];
  for (int k = 0; k < H1; k++) pool[k] = 0.f;
  int most = __reduce_max_sync(__activemask(), rows);
  for (int row = 0; row < most; row++) {
#pragma unroll
    for (int k = 0; k < H1; k++) h[k] = w[VA_B_ROW + k];
    const float* xr = x + row * FE_ROW;
#pragma unroll 2
    for (int n = 0; n < FE_ROW; n++) {
      float v = xr[n];
      if (__any_sync(__activemask(), v != 0.f)) {
        const float4* wr = (const float4*)(w + VA_W_ROW + n * H1);
#pragma unroll
        for (int k = 0; k < H1 / 4; k++) {
          float4 q = wr[k];
          h[4 * k] += v * q.x; h[4 * k + 1] += v * q.y; h[4 * k + 2] += v * q.z; h[4 * k + 3] += v * q.w;
        }
      }
    }
    if (row < rows) {
#pragma unroll
      for (int k = 0; k < H1; k++) pool[k] += fmaxf(h[k], 0.f);
    }
  }
#pragma unroll
  for (int k = 0; k < H2; k++) h[k] = w[VA_B_WHOLE + k];
  float total = w[VA_BASE];
  for (int n = 0; n < H1; n++) {
    float v = pool[n];
    total += v * w[VA_LIN_POOL + n];
    const float4* wr = (const float4*)(w + VA_W_POOL + n * H2);
#pragma unroll
    for (int k = 0; k < H2 / 4; k++) {
      float4 q = wr[k];
      h[4 * k] += v * q.x; h[4 * k + 1] += v * q.y; h[4 * k + 2] += v * q.z; h[4 * k + 3] += v * q.w;
    }
  }
  for (int n = 0; n < FE_WHOLE; n++) {
    float v = x[AT_MARINES * FE_ROW + n];
    if (__any_sync(__activemask(), v != 0.f)) {
      total += v * w[VA_LIN_WHOLE + n];
      const float4* wr = (const float4*)(w + VA_W_WHOLE + n * H2);
#pragma unroll
      for (int k = 0; k < H2 / 4; k++) {
        float4 q = wr[k];
        h[4 * k] += v * q.x; h[4 * k + 1] += v * q.y; h[4 * k + 2] += v * q.z; h[4 * k + 3] += v * q.w;
      }
    }
  }
#pragma unroll
  for (int k = 0; k < H2; k++) total += fmaxf(h[k], 0.f) * w[VA_OUT + k];
  return total < -30.f ? 0.f : 1.f / (1.f + expf(-total));
}

FN_INL void copy_state(const short* from, short* to) {
  const int* a = (const int*)from;
  int* b = (int*)to;
#pragma unroll 8
  for (int n = 0; n < (AT_STATE_SIZE + 1) / 2; n++) b[n] = a[n];
}

struct Missions {
  const float* weights;
  int count, first;
  float luck, lam, far;
  const int* seats;   // how many players, for every sixteenth of the missions
  const int* setups;  // by players the setup Location
  unsigned char* kept;
  float *worth, *ends;
  int* next;
};

enum { START, DECIDE, MOVES, CARDS, RECORD };

FN_INL void play_missions(const Missions& p, const float* w, int (*fetch)(int*)) {
  __align__(8) short s[AT_ALL + 3];
  __align__(8) short trial[AT_ALL + 3];
  float x[FE_SIZE], vs[MOST_STEPS + 1];
  int m[AT_MOST_MOVES], list[AT_MOST_MOVES];
  long long r[8], seed = 0;
  short where[KEPT];
  int mode = START, mission = 0, n = 0, k = 0, face = 0, steps = 0, teams = 0, found = 0, setup = 0;
  float best = 0, total = 0;
  for (int q = 0; q < AT_ALL; q++) trial[q] = 0;
  while (true) {
    bool over = false, judged = false;
    // On to the next moment to be judged.
    while (!judged) {
      if (mode == START) {
        mission = fetch(p.next);
        if (mission >= p.count) {
          over = true;
          break;
        }
        steps = 0;
        int seats = p.seats[(int)((long long)mission * 16 / p.count)];
        setup = p.setups[seats];
        r[0] = (long long)((unsigned long long)(p.first + mission) * 0x5DEECE66DULL + 0xB) & 0xFFFFFFFFFFFFLL;
        for (int q = 0; q < 4; q++) r[0] = next_luck(r[0]);
        r[1] = r[2] = 0;
        r[Q] = r[0] ^ 0x123456789ABLL;
        begin_begin(s, r, setup, seats);
        mode = DECIDE;
      }
      if (mode == DECIDE) {
        n = rounds_work(s, r, m, 0);
        if (n == 0 || s[AT_ROUND] > MOST_ROUNDS || steps >= MOST_STEPS) {
          int deck = T_SETUP_DECK[setup];
          float way = (float)(deck - s[AT_AHEAD]) / (deck + 1.0f);
          bool won = s[AT_OUTCOME] == AT_WON;
          float target = won ? 1.f : p.far * (way + 0.8f * (1.f - way) * missions_progress(s));
          float* end = p.ends + 4LL * mission;
          end[0] = won;
          end[1] = way;
          end[2] = steps;
          end[3] = s[AT_LOCATION];
          for (int step = steps - 1; step >= 0; step--) {
            float thought = vs[step];
            vs[step] = target;
            target = p.lam * target + (1.f - p.lam) * thought;
          }
          for (int slot = 0; slot < min_i(KEPT, steps); slot++)
            p.worth[(long long)mission * KEPT + slot] = vs[where[slot]];
          mode = START;
          continue;
        }
        int top = AT_STEPS + (s[AT_AGENDA] - 1) * AT_STEP;
        best = -1.f;
        k = face = found = 0;
        total = 0;
        seed = r[Q];
        if (s[top] == AT_CHOOSE_ACTIONS) {
          teams = s[top + 1];
          n = 1;
          for (int team = 0; team < AT_TEAMS; team++)
            if (teams >> team & 1) n *= policy_hand_p(s, team);
          copy_state(s, trial);
          trial[AT_AGENDA] -= 1;
          mode = CARDS;
        } else if (s[top] == AT_SCOUT_PUT) {
          answers_answer(s, r, AT_M_PUT | features_dreaded(s[AT_EVENT_CARDS + s[AT_EVENTS] - 1]) << 5);
          column_settle(s);
          rounds_work(s, r, m, 1);
          if (s[AT_OUTCOME] != 0) continue;
          mode = RECORD;
        } else {
          for (int q = 0; q < n; q++) list[q] = m[q];
          mode = MOVES;
        }
      }
      if (mode == MOVES) {
        copy_state(s, trial);
        long long was = r[0];
        r[0] = seed;
        r[1] = face + 1;
        r[2] = 0;
        answers_answer(trial, r, list[k]);
        column_settle(trial);
        rounds_work(trial, r, m, 1);
        r[1] = 0;
        r[0] = was;
      } else if (mode == CARDS) {
        policy_lay_p(s, trial, teams, k);
      }
      judged = true;
    }
    SYNC();
    if (over) break;
    short* now = mode == RECORD ? s : trial;
    int ended = now[AT_OUTCOME];
    if (ended == 0) features_features(now, x);
    SYNC();
    float v = value(x, now[AT_ROWS], w);
    if (ended != 0) v = ended == AT_WON ? 1.f : 0.f;
    if (mode == RECORD) {
      vs[steps] = v;
      int slot = steps < KEPT ? steps : (int)(noise(r) * (steps + 1));
      if (slot < KEPT) {
        unsigned char* to = p.kept + ((long long)mission * KEPT + slot) * DIM;
        int used = s[AT_ROWS] * FE_ROW;
        for (int q = 0; q < DIM; q++)
          to[q] = q < used || q >= AT_MARINES * FE_ROW ? min_i(255, (int)(x[q] * 100.f + 0.5f)) : 0;
        where[slot] = steps;
      }
      steps++;
      mode = DECIDE;
      continue;
    }
    bool last = true;
    if (mode == MOVES) {
      total += v;
      bool rolled = r[2] != 0;
      last = !rolled || face == 5;
      v = rolled ? total / 6.f : total;
    }
    if (!last) {
      face++;
      continue;
    }
    v += p.luck * noise(r);
    if (v > best) {
      best = v;
      found = k;
    }
    total = 0;
    face = 0;
    if (++k < n) continue;
    if (mode == MOVES) {
      answers_answer(s, r, list[found]);
    } else {
      policy_lay_p(s, trial, teams, found);
      for (int team = 0; team < AT_TEAMS; team++) s[AT_CHOSEN + team] = trial[AT_CHOSEN + team];
      s[AT_AGENDA] -= 1;
    }
    column_settle(s);
    rounds_work(s, r, m, 1);
    mode = s[AT_OUTCOME] == 0 ? RECORD : DECIDE;
  }
}

#ifdef __CUDACC__
__device__ int fetch(int* next) { return atomicAdd(next, 1); }

__global__ void __launch_bounds__(THREADS, 2) kernel(Missions p) {
  extern __shared__ float4 room[];
  float* w = (float*)room;
  for (int n = threadIdx.x; n < VA_WEIGHTS; n += blockDim.x) w[n] = p.weights[n];
  __syncthreads();
  play_missions(p, w, fetch);
}

extern "C" int play(Missions* p, int blocks) {
  const int shared = (VA_WEIGHTS + 3) / 4 * 16;
  cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, shared);
  kernel<<<blocks, THREADS, shared>>>(*p);
  return (int)cudaGetLastError();
}
#else
static int fetch(int* next) { return (*next)++; }
extern "C" int play(Missions* p, int) {
  play_missions(*p, p->weights, fetch);
  return 0;
}
#endif
