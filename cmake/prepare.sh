# Shell functions shared by ./run, ./test and bench/run: install what is missing, build a preset.
# The caller sets `root` to the project's folder. All messages go to standard error.

say() { printf '%s\n' "$*" >&2; }
fail() { say "$@"; exit 1; }

# The packages of some sections of packages.txt, one per line.
packages_of() {
    local section
    for section; do
        sed -n "s/^$section //p" "$root/packages.txt" | tr ' ' '\n'
    done | sort -u
}

# install_packages SECTION…: installs the missing packages; does nothing if none is missing.
install_packages() {
    command -v dpkg-query >/dev/null || return 0 # not a Debian: trust that the tools are there
    local wanted installed package missing=() as_root=()
    wanted=$(packages_of "$@")
    # shellcheck disable=SC2086,SC2016 # words wanted; the format is dpkg's, not the shell's
    installed=$(dpkg-query -W -f='${db:Status-Status}:${Package}\n' $wanted 2>/dev/null) || true
    for package in $wanted; do
        [[ $'\n'$installed$'\n' == *$'\n'"installed:$package"$'\n'* ]] || missing+=("$package")
    done
    [[ ${#missing[@]} -gt 0 ]] || return 0
    if [[ $EUID -ne 0 ]]; then
        command -v sudo >/dev/null || fail "Some Debian packages are missing." \
            "Install them as root with: apt-get install ${missing[*]}"
        as_root=(sudo)
    fi
    say "Installing Debian packages: ${missing[*]}"
    local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -y
        -o DPkg::Lock::Timeout=600)
    local log
    log=$(mktemp)
    # The first attempt fails if package lists are missing or too old; updating them helps.
    local install=("${apt[@]}" install --no-install-recommends "${missing[@]}")
    "${install[@]}" >"$log" 2>&1 || { "${apt[@]}" update && "${install[@]}"; } >"$log" 2>&1 ||
        { cat "$log" >&2; rm -f "$log"; fail "The packages could not be installed."; }
    rm -f "$log"
}

# install_node: installs Debian's node and npm, unless there are some that are new enough.
install_node() {
    local version
    version=$(node -p 'process.versions.node.split(".")[0]' 2>/dev/null) || version=0
    [[ $version -ge 18 ]] || install_packages node
    command -v npm >/dev/null || install_packages npm
}

# Shows one progress line on a terminal, and elsewhere a line for each tenth; keeps the rest.
show_progress() {
    local what=$1 log=$2 line tenth shown=
    while IFS= read -r line; do
        printf '%s\n' "$line" >>"$log"
        [[ $line =~ ^\[([0-9]+)/([0-9]+)\]\ (Building|Linking) ]] || continue
        tenth=$((10 * BASH_REMATCH[1] / BASH_REMATCH[2]))
        if [[ -t 2 ]]; then
            printf '\r\033[KBuilding %s %s' "$what" "${line%% *}" >&2
        elif [[ $tenth != "$shown" ]]; then
            say "Building $what: ${line%% *}"
        fi
        shown=$tenth
    done
    if [[ -n $shown && -t 2 ]]; then printf '\r\033[K' >&2; fi
}

# build PRESET [--configure] [-DNAME=VALUE]… [TARGET]…: brings targets (by default all) of a preset
# up to date. Configures only if that was never done, unless told to: ninja takes care of the rest.
# Prints nothing if nothing has changed, and everything if something fails.
build() {
    local preset=$1 configure= definitions=() targets=()
    shift
    local argument
    for argument; do
        case $argument in
        --configure) configure=yes ;;
        -D*) definitions+=("$argument") ;;
        *) targets+=("$argument") ;;
        esac
    done
    local folder=$root/build/$preset
    mkdir -p "$folder"
    local log=$folder/build.log
    exec {lock}>"$folder/lock"
    flock "$lock" # two at once in one folder would spoil it
    : >"$log"
    if [[ -f $folder/CMakeCache.txt ]] &&
        ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$folder/CMakeCache.txt"; then
        rm -rf "$folder/CMakeCache.txt" "$folder/CMakeFiles" # the project was moved or copied
    fi
    if [[ -n $configure || ! -f $folder/configured || $root/CMakePresets.json -nt $folder/configured ||
        ! -f $folder/CMakeCache.txt ]]; then
        say "Configuring $preset …"
        (cd "$root" && cmake --preset "$preset" "${definitions[@]}") >>"$log" 2>&1 ||
            { cat "$log" >&2; fail "The preset $preset could not be configured."; }
        touch "$folder/configured"
    fi
    ninja -C "$folder" "${targets[@]}" 2>&1 | show_progress "${targets[*]:-$preset}" "$log" ||
        { cat "$log" >&2; fail "The build of $preset failed."; }
    exec {lock}>&-
}

# build_page: brings the page that the server shows up to date, with what it needs. Returns 1, and
# says why, if that is not possible; what was built before is still there then.
build_page() {
    local page=$root/build/release/share/stackchess/web web=$root/web
    local modules=$root/build/wasm log=$root/build/page.log
    install_packages page
    install_node
    build wasm stackchess stackchess_engine stackchess_words stackchess_space
    local changed
    changed=$(find "$web" "$root/assets/networks" -name node_modules -prune -o -type f -newer "$page/index.html" -print -quit \
        2>/dev/null) || changed=all # there is none yet
    [[ -n $changed || $modules/stackchess.wasm -nt $page/index.html ||
        $modules/stackchess_engine.wasm -nt $page/index.html ||
        $modules/stackchess_words.wasm -nt $page/index.html ||
        $modules/stackchess_space.wasm -nt $page/index.html ]] || return 0
    say "Building the page …"
    rm -rf "$page.new"
    if (cd "$web" && make_page "$modules" "$page.new") >"$log" 2>&1; then
        rm -rf "$page"
        mv "$page.new" "$page"
    else
        tail -n 20 "$log" >&2
        say "The page could not be built."
        return 1
    fi
}

# make_page MODULES FOLDER: in the folder of the page, with all commands that make it.
make_page() {
    # npm writes what it has installed into the hidden lock file.
    [[ node_modules/.package-lock.json -nt package-lock.json ]] ||
        npm ci --ignore-scripts --no-audit --no-fund || return
    # Where a function is a condition, bash goes on after a failure.
    node prepare.mjs "$1" &&
        node_modules/.bin/tsc -p tsconfig.page.json &&
        node_modules/.bin/tsc -p tsconfig.worker.json &&
        node_modules/.bin/vite build --outDir "$2" --emptyOutDir &&
        node finish.mjs "$2"
}
