// Paints a board in space by WebGL: the meshes come from the module, and so does where they stand.

import {
  BackSide,
  BufferAttribute,
  BufferGeometry,
  Color,
  DirectionalLight,
  DynamicDrawUsage,
  Group,
  InstancedMesh,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  NeutralToneMapping,
  Object3D,
  PCFSoftShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShadowMaterial,
  SphereGeometry,
  SRGBColorSpace,
  Vector2,
  Vector4,
  WebGLRenderer,
  type Material,
} from "three";
import { detailCount, roleCount, type Camera, type Space } from "./space";

/** The page's own colours, by the names of its style sheet without their dashes. */
export type Palette = (name: string) => string;

const shadowSide = 2048;
const mostPieces = 26 * 26 * 2;

/** How fine the pieces are, by the width of a square in pixels. */
export function detailOf(side: number, isInHaste: boolean): number {
  if (side < 26) return 2;
  return side > 130 && !isInHaste ? 0 : 1;
}

/** A CSS colour with its opacity. */
function paintOf(text: string): { color: Color; alpha: number } {
  const numbers = /^rgba?\(([^)]*)\)$/.exec(text)?.[1]?.match(/[\d.]+%?/g);
  if (!numbers) return { color: new Color(text), alpha: 1 };
  const [red = 0, green = 0, blue = 0] = numbers.map(parseFloat);
  const last = numbers[3] ?? "1";
  const alpha = last.endsWith("%") ? parseFloat(last) / 100 : parseFloat(last);
  const color = new Color().setRGB(red / 255, green / 255, blue / 255, SRGBColorSpace);
  return { color, alpha };
}

/** A room that shines on the pieces from above, brighter at one side, so that they look round. */
function surroundings(): Scene {
  const scene = new Scene();
  const add = (size: number, color: [number, number, number], at: [number, number, number]) => {
    const lamp = new Mesh(
      new PlaneGeometry(size, size),
      new MeshBasicMaterial({ color: new Color(...color) }),
    );
    lamp.position.set(...at);
    lamp.lookAt(0, 0, 0);
    scene.add(lamp);
  };
  const dome = new SphereGeometry(20, 24, 16);
  const place = dome.getAttribute("position");
  const colors = new Float32Array(3 * place.count);
  for (let index = 0; index < place.count; ++index) {
    const height = 0.5 + 0.5 * (place.getY(index) / 20);
    const shine = 0.28 + 0.72 * height * height;
    colors.set([shine, 0.985 * shine, 0.96 * shine], 3 * index);
  }
  dome.setAttribute("color", new BufferAttribute(colors, 3));
  scene.add(new Mesh(dome, new MeshBasicMaterial({ side: BackSide, vertexColors: true })));
  add(9, [7, 6.7, 6.2], [-9, 11, 5]);
  add(5, [2.4, 2.6, 3], [11, 7, 6]);
  add(6, [1.6, 1.5, 1.4], [2, 8, -13]);
  return scene;
}

/** The grain of wood: rings that run along x, drawn out, another piece of the trunk on each square. */
const grainText = `
float hashed(vec2 at) {
  vec3 mixed = fract(at.xyx * 0.1031);
  mixed += dot(mixed, mixed.yzx + 33.33);
  return fract((mixed.x + mixed.y) * mixed.z);
}
float noise(vec2 at) {
  vec2 cell = floor(at), part = fract(at);
  part = part * part * (3.0 - 2.0 * part);
  return mix(mix(hashed(cell), hashed(cell + vec2(1, 0)), part.x),
             mix(hashed(cell + vec2(0, 1)), hashed(cell + vec2(1, 1)), part.x), part.y);
}
float grained(vec3 at) {
  vec2 square = floor(at.xz + 100.0);
  float turn = mod(square.x + square.y, 2.0);
  vec2 along = turn < 0.5 ? at.xz : at.zx;
  along += 7.0 * hashed(square);
  float rings = noise(vec2(along.x * 0.9, along.y * 9.0)) + 0.5 * noise(vec2(along.x * 3.0, along.y * 34.0));
  return rings / 1.5 - 0.5;
}
`;

function wooden(material: MeshStandardMaterial, grain: { value: number }): MeshStandardMaterial {
  material.onBeforeCompile = (shader) => {
    shader.uniforms.grain = grain;
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", "#include <common>\nvarying vec3 lyingAt;")
      .replace("#include <begin_vertex>", "#include <begin_vertex>\nlyingAt = position;");
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <common>", `#include <common>\nvarying vec3 lyingAt;\nuniform float grain;${grainText}`)
      .replace(
        "#include <color_fragment>",
        "#include <color_fragment>\ndiffuseColor.rgb *= 1.0 + grain * grained(lyingAt);",
      );
  };
  return material;
}

/** Wood that was turned: a piece cuts through the rings of its trunk, whose axis is beside it. They
 * are warmer where they are darker, and seen in dark wood, too. */
const ringsText = `
float ringed(vec3 at) {
  float away = length(at.xz + vec2(0.10 * at.y + 0.5, 0.35));
  float wide = abs(fract(11.8 * away + 0.3 * at.y) - 0.5);
  float narrow = abs(fract(27.2 * away) - 0.5);
  return (4.0 * wide - 1.0) * (0.5 + 0.9 * narrow);
}
`;

function turned(material: MeshStandardMaterial): MeshStandardMaterial {
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", "#include <common>\nvarying vec3 within;")
      .replace("#include <begin_vertex>", "#include <begin_vertex>\nwithin = position;");
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <common>", `#include <common>\nvarying vec3 within;${ringsText}`)
      .replace(
        "#include <color_fragment>",
        `#include <color_fragment>
diffuseColor.rgb *= 1.0 + 0.11 * (2.4 - 1.6 * diffuseColor.r) * ringed(within) * vec3(0.7, 1.0, 1.5);`,
      );
  };
  return material;
}

/** Takes the shadows, and is darker beside the board, where less of the room is seen. */
function grounded(material: ShadowMaterial, uniforms: Record<string, { value: unknown }>): ShadowMaterial {
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms);
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", "#include <common>\nvarying vec2 lyingAt;")
      .replace("#include <begin_vertex>", "#include <begin_vertex>\nlyingAt = (modelMatrix * vec4(position, 1.0)).xz;");
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <common>", "#include <common>\nvarying vec2 lyingAt;\nuniform float body;\nuniform vec2 extent;")
      .replace(
        "#include <tonemapping_fragment>",
        `float away = length(2.0 * gl_FragCoord.xy / extent - 1.0);
float dim = 0.42 * (1.0 - smoothstep(0.3, 1.0, away)) * exp2(-2.0 * length(max(abs(lyingAt) - body, 0.0)));
gl_FragColor.a = 1.0 - (1.0 - gl_FragColor.a) * (1.0 - dim);
#include <tonemapping_fragment>`,
      );
  };
  return material;
}

export class Painter {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera();
  private readonly sun = new DirectionalLight(0xfff4e4, 1.75);
  private readonly geometries: BufferGeometry[] = []; // by role and detail
  private readonly standing: InstancedMesh[] = []; // by role
  private readonly shades: InstancedMesh[] = []; // of the same
  private readonly faint = new Group();
  private readonly wood: MeshStandardMaterial;
  private readonly body: Mesh<BufferGeometry, MeshStandardMaterial>;
  private readonly marks: Mesh<BufferGeometry, Material>;
  private readonly arrows: Mesh<BufferGeometry, Material>[];
  private readonly grain = { value: 0 };
  private readonly bodyHalf = { value: 0 }; // from the middle of the board to the end of its border
  private readonly extent = { value: new Vector2(1, 1) }; // of the picture, in the screen's pixels
  private readonly dyes: string[];
  private palette: Palette = () => "#888";
  private paints: { color: Color; alpha: number }[] = [];
  private size = 0;
  private detail = -1;
  private width = 0;
  private height = 0;
  private ratio = 0;

  /** Throws where there is no WebGL. */
  constructor(
    canvas: HTMLCanvasElement,
    private readonly space: Space,
  ) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.renderer.toneMapping = NeutralToneMapping;
    this.renderer.toneMappingExposure = 1.0;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFSoftShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.renderer.setClearColor(0, 0);
    this.camera.matrixAutoUpdate = false;
    this.camera.matrixWorldAutoUpdate = false;
    this.dyes = space.dyes();
    const light = new PMREMGenerator(this.renderer);
    this.scene.environment = light.fromScene(surroundings(), 0.02, 0.1, 100, { size: 64 }).texture;
    this.scene.environmentIntensity = 0.52;
    light.dispose();

    this.sun.castShadow = true;
    this.sun.shadow.mapSize.set(shadowSide, shadowSide);
    this.sun.shadow.radius = 3.2;
    this.sun.shadow.bias = -0.0004;
    this.sun.shadow.normalBias = 0.02;
    this.scene.add(this.sun, this.sun.target);

    this.wood = turned(new MeshStandardMaterial({ roughness: 0.36, vertexColors: true }));
    const unseen = new MeshBasicMaterial({ colorWrite: false, depthWrite: false });
    for (let role = 0; role < roleCount; ++role) {
      for (let detail = 0; detail < detailCount; ++detail)
        this.geometries.push(this.geometryOf(role, detail));
      const mesh = new InstancedMesh(this.geometries.at(-1)!, this.wood, mostPieces);
      mesh.instanceMatrix.setUsage(DynamicDrawUsage);
      mesh.receiveShadow = true;
      mesh.frustumCulled = false;
      this.standing.push(mesh);
      // A shadow shows no more than the coarsest mesh has.
      const shade = new InstancedMesh(this.geometries.at(-1)!, unseen, mostPieces);
      shade.instanceMatrix = mesh.instanceMatrix;
      shade.castShadow = true;
      shade.frustumCulled = false;
      this.shades.push(shade);
      this.scene.add(mesh, shade);
    }
    this.scene.add(this.faint);

    this.body = new Mesh(
      new BufferGeometry(),
      wooden(new MeshStandardMaterial({ roughness: 0.55, vertexColors: true }), this.grain),
    );
    this.body.castShadow = true;
    this.body.receiveShadow = true;
    const ground = new Mesh(
      new PlaneGeometry(400, 400),
      grounded(new ShadowMaterial({ opacity: 0.3 }), { body: this.bodyHalf, extent: this.extent }),
    );
    ground.rotation.x = -Math.PI / 2;
    ground.position.y = space.camera().ground;
    ground.receiveShadow = true;
    this.scene.add(this.body, ground);

    const lying = { transparent: true, vertexColors: true, depthWrite: false, roughness: 0.7 };
    this.marks = new Mesh(new BufferGeometry(), new MeshStandardMaterial(lying));
    this.marks.receiveShadow = true;
    this.marks.renderOrder = 1;
    // Arrows shine through what stands on them.
    this.arrows = [1, 0.42].map((opacity, index) => {
      const material = new MeshBasicMaterial({
        transparent: true,
        vertexColors: true,
        depthWrite: false,
        depthTest: index === 0,
        opacity,
      });
      const mesh = new Mesh(new BufferGeometry(), material);
      mesh.renderOrder = 2 + 2 * index;
      return mesh;
    });
    this.faint.renderOrder = 3;
    for (const mesh of [this.marks, ...this.arrows]) {
      mesh.frustumCulled = false;
      this.scene.add(mesh);
    }
  }

  /** The mesh of a piece; it is darker near its foot, where light hardly comes. */
  private geometryOf(role: number, detail: number): BufferGeometry {
    const { positions, normals, triangles } = this.space.mesh(role, detail);
    const geometry = new BufferGeometry();
    const colors = new Float32Array(positions.length);
    for (let at = 0; at < positions.length; at += 3) {
      const rise = Math.min(Math.max(positions[at + 1]! / 0.16, 0), 1);
      colors.fill(0.52 + 0.48 * rise * rise * (3 - 2 * rise), at, at + 3);
    }
    geometry.setAttribute("position", new BufferAttribute(positions, 3));
    geometry.setAttribute("normal", new BufferAttribute(normals, 3));
    geometry.setAttribute("color", new BufferAttribute(colors, 3));
    geometry.setIndex(new BufferAttribute(triangles, 1));
    return geometry;
  }

  /** Takes up the colours of the page, and the board's size. */
  wear(size: number, palette: Palette, grain: number): void {
    this.palette = palette;
    this.grain.value = grain;
    this.paints = this.dyes.map((name) =>
      name === "shade" ? { color: new Color(this.space.shade()), alpha: 1 } : paintOf(palette(name)),
    );
    this.size = size;
    this.putBody();
  }

  private putBody(): void {
    const { floats, wholes } = this.space.body(this.size);
    const paints = ["board-edge", "square-light", "square-dark"].map(
      (name) => paintOf(this.palette(name)).color,
    );
    const count = wholes.length;
    const [positions, normals, colors] = [0, 0, 0].map(() => new Float32Array(3 * count)) as [
      Float32Array,
      Float32Array,
      Float32Array,
    ];
    for (let index = 0; index < count; ++index) {
      positions.set(floats.subarray(6 * index, 6 * index + 3), 3 * index);
      normals.set(floats.subarray(6 * index + 3, 6 * index + 6), 3 * index);
      paints[wholes[index]!]!.toArray(colors, 3 * index);
    }
    const { geometry } = this.body;
    geometry.setAttribute("position", new BufferAttribute(positions, 3));
    geometry.setAttribute("normal", new BufferAttribute(normals, 3));
    geometry.setAttribute("color", new BufferAttribute(colors, 3));
    geometry.computeBoundingBox();
    geometry.computeBoundingSphere();
    this.bodyHalf.value = geometry.boundingBox!.max.x;
  }

  resize(width: number, height: number, ratio: number): void {
    if (width === this.width && height === this.height && ratio === this.ratio) return;
    [this.width, this.height, this.ratio] = [width, height, ratio];
    this.renderer.setPixelRatio(ratio);
    this.renderer.setSize(width, height, false);
    this.renderer.getDrawingBufferSize(this.extent.value);
  }

  /** Paints everything as it is after this part of a flight's time. Shadows stay as they are while
   * only the camera moves. */
  paint(part: number, isInHaste: boolean, isMovedOnly: boolean): void {
    const camera = this.space.camera();
    this.look(camera);
    const detail = detailOf(camera.side * this.width * this.ratio, isInHaste);
    if (detail !== this.detail)
      this.standing.forEach((mesh, role) => {
        mesh.geometry = this.geometries[role * detailCount + detail]!;
      });
    this.detail = detail;
    if (!isMovedOnly) {
      this.place(part);
      this.lay(part);
      this.renderer.shadowMap.needsUpdate = true;
    }
    this.renderer.render(this.scene, this.camera);
  }

  private look({ view, projection, sun, reach }: Camera): void {
    this.camera.matrixWorldInverse.fromArray(view);
    this.camera.matrixWorld.copy(this.camera.matrixWorldInverse).invert();
    this.camera.projectionMatrix.fromArray(projection);
    this.camera.projectionMatrixInverse.copy(this.camera.projectionMatrix).invert();
    const away = 3 * reach;
    this.sun.position.set(sun[0]! * away, sun[1]! * away, sun[2]! * away);
    const seen = this.sun.shadow.camera;
    if (seen.right === reach) return;
    [seen.left, seen.right, seen.bottom, seen.top] = [-reach, reach, -reach, reach];
    [seen.near, seen.far] = [0.1, 2 * away];
    seen.updateProjectionMatrix();
  }

  private place(part: number): void {
    const { floats, wholes } = this.space.pieces(part);
    const counts = this.standing.map(() => 0);
    const tints = ([0, 1] as const).map((side) => new Color(this.space.tint(side)));
    const placed = new Object3D();
    this.clearFaint();
    const selected = paintOf(this.palette("selected")).color;
    for (let index = 0; index < wholes.length / 3; ++index) {
      const [x = 0, y = 0, z = 0, turn = 0, opacity = 1] = floats.subarray(5 * index, 5 * index + 5);
      const [role = 0, side = 0, held = 0] = wholes.subarray(3 * index, 3 * index + 3);
      const tint = tints[side]!.clone().lerp(selected, held / 100);
      placed.position.set(x, y, z);
      placed.rotation.y = -turn;
      placed.updateMatrix();
      if (opacity < 1) {
        this.addFaint(role, placed, tint, opacity);
        continue;
      }
      const mesh = this.standing[role]!;
      mesh.setMatrixAt(counts[role]!, placed.matrix);
      mesh.setColorAt(counts[role]!++, tint);
    }
    this.standing.forEach((mesh, role) => {
      mesh.count = this.shades[role]!.count = counts[role]!;
      mesh.instanceMatrix.needsUpdate = true;
      if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
    });
  }

  private clearFaint(): void {
    for (const one of this.faint.children) ((one as Mesh).material as Material).dispose();
    this.faint.clear();
  }

  private addFaint(role: number, placed: Object3D, tint: Color, opacity: number): void {
    const material = turned(this.wood.clone());
    Object.assign(material, { transparent: true, opacity });
    material.color.copy(tint);
    const mesh = new Mesh(this.geometries[role * detailCount + 1]!, material);
    mesh.position.copy(placed.position);
    mesh.rotation.copy(placed.rotation);
    this.faint.add(mesh);
  }

  /** What is marked on the board. */
  private lay(part: number): void {
    const { floats, wholes } = this.space.marks(part);
    const flat: number[] = [];
    const over: number[] = [];
    for (let index = 0; index < wholes.length / 2; ++index)
      (wholes[2 * index + 1] === 1 ? over : flat).push(index);
    const fill = (geometry: BufferGeometry, corners: number[]) => {
      const positions = new Float32Array(3 * corners.length);
      const normals = new Float32Array(3 * corners.length);
      const colors = new Float32Array(4 * corners.length);
      const paint = new Vector4();
      corners.forEach((corner, index) => {
        positions.set(floats.subarray(4 * corner, 4 * corner + 3), 3 * index);
        normals[3 * index + 1] = 1;
        const { color, alpha } = this.paints[wholes[2 * corner]!]!;
        paint.set(color.r, color.g, color.b, alpha * floats[4 * corner + 3]!);
        paint.toArray(colors, 4 * index);
      });
      geometry.setAttribute("position", new BufferAttribute(positions, 3));
      geometry.setAttribute("normal", new BufferAttribute(normals, 3));
      geometry.setAttribute("color", new BufferAttribute(colors, 4));
    };
    fill(this.marks.geometry, flat);
    for (const { geometry } of this.arrows) fill(geometry, over);
  }

  dispose(): void {
    this.clearFaint();
    for (const geometry of [...this.geometries, this.body.geometry, this.marks.geometry])
      geometry.dispose();
    for (const mesh of [...this.standing, ...this.shades]) mesh.dispose();
    this.scene.environment?.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss(); // browsers have only so many
  }
}
